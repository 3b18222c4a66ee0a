import type { Rows } from '#gateway/database/rows.ts';
import { findPick, type PickRecord } from '#gateway/picks/pick-rows.ts';
import { easternDay, easternInstant } from '#schema/rules/eastern-time.ts';
import { americanOdds } from '#schema/rules/odds.ts';
import { type PickViewer, visibility } from '#schema/rules/visibility.ts';
import type { Message } from './message.ts';

/**
 * A pick as the owner of the key may see it at this moment, through the gate that every reader passes. One that is
 * about to open for them, by its schedule or because its day begins, is told when it does.
 */
export async function pickMessage(
  rows: Rows,
  id: string,
  viewer: PickViewer | null,
  now: Date,
): Promise<Message> {
  const pick = await findPick(rows, id);
  if (!pick) return 'withheld';
  const seen = visibility(pick, viewer, now);
  if (seen.state === 'HIDDEN')
    return pick.status !== 'DRAFT' && pick.date > easternDay(now)
      ? { waitUntil: easternInstant(pick.date, '00:00') }
      : 'withheld';
  if (seen.state === 'OPEN') return { data: { pick: { ...publicFacts(pick), ...UNLOCKED, ...words(pick) } } };
  const { reason, requiredTier, opensAt } = seen;
  if (reason === 'NOT_RELEASED' && opensAt) return { waitUntil: opensAt };
  const lock = { locked: true, requiredTier, lockReason: reason, opensAt };
  return { data: { pick: { ...publicFacts(pick), ...lock, ...NO_WORDS } } };
}

/** What everybody may know of a pick, under the names of the GraphQL type. */
function publicFacts(pick: PickRecord) {
  const { id, league, tier, status, teamOne, teamTwo, date, time, startsAt, result } = pick;
  const { analyst, releaseAt, publishedAt, withdrawnAt, version } = pick;
  return {
    ...{ id, sport: league, subscription: tier, status, teamOne, teamTwo, date, time, startsAt },
    ...{ analyst, releaseAt, publishedAt, withdrawnAt, result, isWinner: result === 'WIN', version },
  };
}

const UNLOCKED = { locked: false, requiredTier: null, lockReason: null, opensAt: null };

/** What is gated. */
function words({ pick, pickDetails, market, line, odds, units }: PickRecord) {
  const american = odds === null ? null : americanOdds(odds);
  return { pick, pickDetails, market, line, odds, americanOdds: american, units };
}

const NO_WORDS: Record<keyof ReturnType<typeof words>, null> = {
  ...{ pick: null, pickDetails: null, market: null, line: null, odds: null },
  ...{ americanOdds: null, units: null },
};
