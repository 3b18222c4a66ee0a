import type { Services } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { grouped } from '#gateway/pick-alerts/grouped.ts';
import { wordsOf } from '#gateway/pick-alerts/letter-picks.ts';
import { type PickRecord, picksBetween } from '#gateway/picks/pick-rows.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';

/** How far back a feed goes. */
const DAYS = 7;

/** A game with what the member may know of its picks. */
export interface FeedGame {
  /** Never changes, whatever happens to its picks. */
  id: string;
  title: string;
  startsAt: Date;
  /** A line for each pick: its words, or that it is locked. */
  lines: string[];
  publishedAt: Date;
  updatedAt: Date;
}

/** The games of the last week with published picks, the newest first. Words go through the gate, as everywhere. */
export async function feedGames(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  member: Member,
): Promise<FeedGame[]> {
  const now = clock.now();
  const today = easternDay(now);
  const viewer = viewerOf(member, now);
  const found = await picksBetween(database.em, addDays(today, -DAYS), today);
  const shown = found
    .filter(({ status }) => status === 'PUBLISHED')
    .flatMap((pick) => {
      const seen = visibility(pick, viewer, now);
      return seen.state === 'HIDDEN' ? [] : [{ pick, isOpen: seen.state === 'OPEN' }];
    });
  const games = grouped(shown, ({ pick }) =>
    JSON.stringify([pick.league, pick.teamOne, pick.teamTwo, pick.date]),
  );
  return [...games.values()].map(gameOf).sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
}

type Seen = { pick: PickRecord; isOpen: boolean };

function gameOf(picks: Seen[]): FeedGame {
  const all = [...picks].sort((a, b) => (a.pick.id < b.pick.id ? -1 : 1));
  const [{ pick: first }] = all as [Seen];
  const count = all.length === 1 ? '1 pick' : `${all.length} picks`;
  const times = all.map(({ pick }) => (pick.publishedAt ?? pick.createdAt).getTime());
  return {
    id: first.id,
    title: `${first.league}: ${gameText(first)} (${count})`,
    startsAt: first.startsAt,
    lines: all.map(lineOf),
    publishedAt: new Date(Math.min(...times)),
    updatedAt: new Date(Math.max(...all.map(({ pick }) => pick.updatedAt.getTime()))),
  };
}

function lineOf({ pick, isOpen }: Seen): string {
  return `${tierLabel(pick.tier)}: ${isOpen ? wordsOf(pick) : 'locked for you now'}`;
}
