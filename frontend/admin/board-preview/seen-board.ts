import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import type { BoardPick } from '#frontend/picks/board.ts';
import type { Visibility } from '#schema/rules/access/visibility.ts';
import { byTierThenTime } from '#schema/rules/picks/pick-order.ts';
import { type PreviewReader, previewOf } from './preview.ts';

/** The picks of a board as a reader gets them at a moment, in the board's order. */
export function seenBoard(picks: readonly AdminPickFragment[], reader: PreviewReader, at: Date): BoardPick[] {
  return picks
    .filter(({ status }) => status !== 'WITHDRAWN')
    .flatMap((pick) => seenPick(pick, previewOf(pick, reader, at)))
    .sort((one, other) => byTierThenTime(orderOf(one), orderOf(other)));
}

const orderOf = ({ id, subscription, startsAt }: BoardPick) => ({
  ...{ id, tier: subscription },
  startsAt: new Date(startsAt),
});

/** Null in every field that a lock closes, as the server sends it. Of no game: current prices are asked for members alone. */
function seenPick(pick: AdminPickFragment, seen: Visibility): BoardPick[] {
  if (seen.state === 'HIDDEN') return [];
  const shown: BoardPick = {
    ...pick,
    ...{ status: 'PUBLISHED', gameId: null, seal: null, liveScore: null },
    ...{ locked: false, lockReason: null, requiredTier: null, opensAt: null },
  };
  if (seen.state === 'OPEN') return [shown];
  return [
    {
      ...shown,
      ...{ pick: null, pickDetails: null, market: null, line: null, odds: null, americanOdds: null },
      ...{ units: null, book: null, probability: null, analyst: null },
      ...{ locked: true, lockReason: seen.reason, requiredTier: seen.requiredTier },
      opensAt: seen.opensAt?.toISOString() ?? null,
    },
  ];
}
