import type { Services } from '#gateway/auth/context.ts';
import { publishedPicks } from '#gateway/picks/pick-rows.ts';
import { presentVersion, readSeals, type SealRow } from '#gateway/record/read-seals.ts';
import { html } from '#schema/pages/html.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { pickPath } from '#schema/rules/api/public-paths.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { easternDay, easternInstant, gameClock, plainMoment } from '#schema/rules/time/eastern-time.ts';
import { type LockedPick, publicPick } from '../read-day.ts';
import type { Feed, FeedEntry } from './feed.ts';

type Reading = Pick<Services, 'database' | 'record'> & { now: Date };

/** What was sealed for today: the game, the plan and the entry in the log. Never what was picked. */
export async function sealsFeed({ database: { em }, record, now }: Reading): Promise<Feed> {
  const today = easternDay(now);
  const picks = (await publishedPicks(em, today)).filter(
    (pick) => visibility(pick, null, now).state !== 'HIDDEN',
  );
  const seals = await readSeals(
    em,
    picks.map(({ id }) => id),
    record.quorum,
  );
  const entries = picks.flatMap((pick) => {
    const seal = seals.get(pick.id);
    // What the gate gives of a locked pick, and no more of one that is open.
    const shown = publicPick({ pick, counted: null, grades: [] }, now).pick;
    return seal ? sealEntry(shown, seal) : [];
  });
  return {
    title: 'Sealed today',
    subtitle: 'Picks that were sealed for games of today. Their words open to everyone when the day is over.',
    homePath: '/record/verify',
    since: easternInstant(today, '00:00'),
    entries: entries.sort((one, other) => other.published.getTime() - one.published.getTime()),
  };
}

function sealEntry(pick: LockedPick, { leaves }: SealRow): FeedEntry[] {
  const [first, last, present] = [leaves.at(0), leaves.at(-1), presentVersion(leaves)];
  if (!first || !last || !present) return [];
  const { id, league, tier, status, date, time } = pick;
  const withdrawn = status === 'WITHDRAWN';
  return [
    {
      path: pickPath(id),
      title: `${withdrawn ? 'Withdrawn' : 'Sealed'}: ${league}, ${gameText(pick)}`,
      content: html`<p>${tierLabel(tier)} pick for the game at ${gameClock(date, time)}. Entry ${present.number} of the log, sealed ${plainMoment(new Date(present.at))}.${withdrawn && ' Withdrawn since.'}</p>`,
      published: new Date(first.at),
      updated: new Date(last.at),
      tags: [league, tierLabel(tier)],
    },
  ];
}
