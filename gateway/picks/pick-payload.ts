import { americanOdds } from '#schema/rules/picks/odds.ts';
import { GATED_PICK_FIELDS } from '#schema/types/picks/pick.type.ts';
import type { PickRecord } from './pick-rows.ts';

/** A pick under the names of the GraphQL type. What is gated among them is declared there, by @tier. */
export function payloadOf(pick: PickRecord) {
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

/** The same as somebody sees it whose plan does not open it. */
export function withoutGated(payload: object): Record<string, unknown> {
  const fields = Object.entries(payload);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, GATED_PICK_FIELDS.has(name) ? null : value]),
  );
}
