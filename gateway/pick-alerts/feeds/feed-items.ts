import { wordsOf } from '#gateway/pick-alerts/letter-picks.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { openedAt } from '#schema/rules/alerts/opened-at.ts';
import { boardPickPath } from '#schema/rules/api/public-paths.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { gameClock, shortDay } from '#schema/rules/time/eastern-time.ts';
import { grouped } from '../grouped.ts';
import type { FeedReader } from './calendar-events.ts';
import type { FeedFacts, PickChange } from './feed-facts.ts';

/** One piece of news of a pick that is open to the member. Readers know it by its id alone: it is never news twice. */
export interface FeedItem {
  id: string;
  title: string;
  path: string;
  lines: string[];
  at: Date;
}

/**
 * What opened to the member, was changed after that or withdrawn, an item each, the newest first. Feed readers show no change of an
 * item that they know as news.
 */
export function feedItems({ picks, changes }: FeedFacts, { viewer, now }: FeedReader): FeedItem[] {
  const changesOf = grouped(changes, ({ pickId }) => pickId);
  return picks
    .filter((pick) => pick.status !== 'DRAFT' && visibility(pick, viewer, now).state === 'OPEN')
    .flatMap((pick) => newsOf(pick, openedAt(pick, viewer), changesOf.get(pick.id) ?? []))
    .sort((a, b) => Number(b.at) - Number(a.at) || (a.id < b.id ? -1 : 1));
}

function newsOf(pick: PickRecord, opened: Date, changes: readonly PickChange[]): FeedItem[] {
  const { id, withdrawnAt } = pick;
  const isWithdrawn = pick.status === 'WITHDRAWN';
  // No feed has shown it.
  if (isWithdrawn && withdrawnAt && withdrawnAt < opened) return [];
  const later = changes.filter(({ at }) => at > opened);
  const note = later.length > 0 && !isWithdrawn ? 'Changed since it opened.' : null;
  return [
    itemOf(pick, { id, what: 'New pick', at: opened, note }),
    ...later.map(({ version, at }) =>
      itemOf(pick, { id: `${id}-v${version}`, what: 'Changed pick', at, note: null }),
    ),
    ...(isWithdrawn && withdrawnAt
      ? [
          itemOf(pick, {
            id: `${id}-withdrawn`,
            what: 'Withdrawn',
            at: withdrawnAt,
            note: pick.withdrawnReason,
          }),
        ]
      : []),
  ];
}

interface Piece {
  id: string;
  what: string;
  at: Date;
  note: string | null;
}

/** Every piece shows the words that hold now, and no title shows any: others see it on a screen. */
function itemOf(pick: PickRecord, { id, what, at, note }: Piece): FeedItem {
  const start = `${shortDay(pick.date)}, ${gameClock(pick.date, pick.time)}`;
  return {
    id,
    title: `${what}: ${gameText(pick)}, ${start}`,
    path: boardPickPath(pick),
    lines: [
      `${pick.league} · ${tierLabel(pick.tier)} · ${start}`,
      pick.status === 'WITHDRAWN' ? `Withdrawn: ${wordsOf(pick)}` : wordsOf(pick),
      ...(note ? [note] : []),
    ],
    at,
  };
}
