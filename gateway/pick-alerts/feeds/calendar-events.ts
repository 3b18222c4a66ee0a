import { wordsOf } from '#gateway/pick-alerts/letter-picks.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { type PickViewer, visibility } from '#schema/rules/access/visibility.ts';
import { openedAt } from '#schema/rules/alerts/opened-at.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { type FeedFacts, postedAt } from './feed-facts.ts';
import { gamesOfPicks, type PickedGame, teamsOfGame } from './games-of-picks.ts';

/** A game with what the member may know of its picks. */
export interface CalendarEvent {
  /** Never changes, whatever happens to its picks. */
  id: string;
  title: string;
  startsAt: Date;
  /** A line for each pick: its words, that it is locked, or that it was withdrawn. */
  lines: string[];
  /** Every pick on it was withdrawn. */
  cancelled: boolean;
  /** The last moment at which something of it became different for the member. */
  changedAt: Date;
}

/** Who reads a feed. */
export interface FeedReader {
  viewer: PickViewer;
  /** When what their plan opens changed last. */
  accessChangedAt: Date;
  now: Date;
}

/** The games with posted picks that the member may know of, the newest first. Words go through the gate, as everywhere. */
export function calendarEvents(facts: FeedFacts, reader: FeedReader): CalendarEvent[] {
  const moments = momentsOf(facts, reader);
  const isKnown = (pick: PickRecord) => visibility(pick, reader.viewer, reader.now).state !== 'HIDDEN';
  return gamesOfPicks({ ...facts, picks: facts.picks.filter(isKnown) })
    .map((game) => eventOf(game, moments, reader))
    .sort((a, b) => Number(b.startsAt) - Number(a.startsAt));
}

/**
 * When something changed, by teams: a pick that leaves one game of a doubleheader for the other changes both, and one that gets other
 * teams changes the game that it was on.
 */
function momentsOf({ picks, changes, games }: FeedFacts, { viewer, now }: FeedReader): Map<string, number> {
  const moments = new Map<string, number>();
  const note = (teams: string, ...at: (Date | null | undefined)[]) => {
    const past = at.flatMap((one) => (one && one <= now ? Number(one) : []));
    moments.set(teams, Math.max(moments.get(teams) ?? 0, ...past));
  };
  const leagues = new Map(picks.map(({ id, league }) => [id, league]));
  for (const pick of picks)
    note(
      teamsOfGame(pick),
      postedAt(pick),
      pick.updatedAt,
      openedAt(pick, viewer),
      games.get(pick.id)?.linkedAt,
    );
  for (const { pickId, at, ...before } of changes) {
    const league = leagues.get(pickId);
    if (league) note(teamsOfGame({ league, ...before }), at);
  }
  return moments;
}

function eventOf(
  { id, teams, picks }: PickedGame,
  moments: ReadonlyMap<string, number>,
  { viewer, accessChangedAt, now }: FeedReader,
): CalendarEvent {
  const standing = picks.filter(({ status }) => status !== 'WITHDRAWN');
  const first = standing[0] ?? picks[0];
  const isOver = accessChangedAt >= easternInstant(addDays(first.date, 1), '00:00');
  const access = isOver ? 0 : Number(accessChangedAt);
  const about = standing.length > 0 ? counted(standing.length, 'pick') : 'withdrawn';
  return {
    id,
    title: `${first.league}: ${gameText(first)} (${about})`,
    startsAt: first.startsAt,
    lines: picks.map((pick) => lineOf(pick, visibility(pick, viewer, now).state === 'OPEN')),
    cancelled: standing.length === 0,
    changedAt: new Date(Math.max(moments.get(teams) ?? 0, access)),
  };
}

function lineOf(pick: PickRecord, isOpen: boolean): string {
  const words = isOpen ? wordsOf(pick) : 'locked for you now';
  return `${tierLabel(pick.tier)}: ${pick.status === 'WITHDRAWN' ? 'withdrawn' : words}`;
}
