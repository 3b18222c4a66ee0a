import type { Rows } from '#gateway/database/rows.ts';
import { findPick, type PickRecord } from '#gateway/picks/pick-rows.ts';
import { type PickViewer, visibility } from '#schema/rules/access/visibility.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { GATED_PICK_FIELDS } from '#schema/types/pick.type.ts';

/** The payload to send; or that it is not time yet; or that the key or its owner may not have it. */
export type Message = { data: Record<string, unknown> } | { waitUntil: Date } | 'withheld';

/**
 * A pick as the key's owner may see it now, through the same gate as for every viewer. A pick that is about to open for
 * them, by its schedule or because its day begins, is sent then.
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
  if (seen.state === 'OPEN') return { data: { pick: { ...payloadOf(pick), ...UNLOCKED } } };
  const { reason, requiredTier, opensAt } = seen;
  if (reason === 'NOT_RELEASED' && opensAt) return { waitUntil: opensAt };
  const lock = { locked: true, requiredTier, lockReason: reason, opensAt };
  return { data: { pick: { ...withoutGated(payloadOf(pick)), ...lock } } };
}

const UNLOCKED = { locked: false, requiredTier: null, lockReason: null, opensAt: null };

/** A pick under the names of the GraphQL type. What is gated among them is declared there, by @tier. */
function payloadOf(pick: PickRecord) {
  return {
    id: pick.id,
    sport: pick.league,
    subscription: pick.tier,
    status: pick.status,
    teamOne: pick.teamOne,
    teamTwo: pick.teamTwo,
    date: pick.date,
    time: pick.time,
    startsAt: pick.startsAt,
    analyst: pick.analyst,
    releaseAt: pick.releaseAt,
    publishedAt: pick.publishedAt,
    withdrawnAt: pick.withdrawnAt,
    withdrawnReason: pick.withdrawnReason,
    withdrawnBy: pick.withdrawnBy,
    late: pick.late,
    result: pick.result,
    isWinner: pick.result === 'WIN',
    version: pick.version,
    pick: pick.pick,
    pickDetails: pick.pickDetails,
    market: pick.market,
    line: pick.line,
    odds: pick.odds,
    americanOdds: pick.odds === null ? null : americanOdds(pick.odds),
    units: pick.units,
    book: pick.book,
    probability: pick.probability,
  };
}

function withoutGated(payload: object): Record<string, unknown> {
  const fields = Object.entries(payload);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, GATED_PICK_FIELDS.has(name) ? null : value]),
  );
}
