import type { MrrMovementsQuery, RevenueQuery } from '#frontend/generated/graphql.ts';
import { CANCEL_REASON_TEXTS, type CancelAnswer } from '#schema/rules/money/cancel-reasons.ts';
import { dollars, priceText } from '#schema/rules/money/money.ts';
import type { MovementKind } from '#schema/rules/money/mrr.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import type { ShownMovements } from './movement-address.ts';

const NAMES: Record<MovementKind, string> = {
  NEW: 'New',
  REACTIVATION: 'Came back',
  EXPANSION: 'Upgraded',
  CONTRACTION: 'Downgraded',
  PRICE: 'Price or discount changed',
  PAUSE: 'Paused',
  RESUME: 'Resumed',
  CHURN: 'Ended',
};

const REASONS: Record<string, string> = {
  cancelled: 'canceled',
  'payment-failed': 'payment failed',
  revoked: 'revoked',
  disputed: 'disputed',
  'own-limit': 'stopped by the member’s own limit',
  'account-deleted': 'account deleted',
};

export function leaveReasonText(reason: string): string {
  return REASONS[reason] ?? reason;
}

/** What a member said at the cancellation. */
export function saidText(answer: CancelAnswer): string {
  return answer === 'NONE' ? 'No reason given' : CANCEL_REASON_TEXTS[answer];
}

/** 'Ended: payment failed'. */
export function movementName({
  kind,
  reason,
}: Pick<MrrMovementsQuery['mrrMovements']['nodes'][number], 'kind' | 'reason'>): string {
  return reason ? `${NAMES[kind]}: ${leaveReasonText(reason)}` : NAMES[kind];
}

/** The heading of a list of movements: 'Upgraded, Nov 1, 2026 to Nov 30, 2026'. */
export function movementsTitle({ from, to, kind, reason, said }: ShownMovements): string {
  const moved = kind ? movementName({ kind, reason: reason ?? null }) : 'Movements';
  const what = said ? `Canceled: ${saidText(said)}` : moved;
  if (!from || !to) return what;
  return from === to ? `${what}, ${plainDay(from)}` : `${what}, ${plainDay(from)} to ${plainDay(to)}`;
}

/** '+$79', '−$129.50', '$0'. */
export function signedDollars(cents: number): string {
  if (cents === 0) return '$0';
  return `${cents > 0 ? '+' : '−'}${priceText(Math.abs(cents))}`;
}

/** '$1,249', as a figure of the house is read: cents only below a thousand dollars. */
export function wholeDollars(cents: number): string {
  return hasCents(cents) ? priceText(cents) : dollars(inDollars(cents)).replace('.00', '');
}

const hasCents = (cents: number) => Math.abs(cents) < 100_000;
const inDollars = (cents: number) => Math.round(cents / 100) * 100;

/** '$4,687 now, +$687 since Nov 1, 2026.': both amounts as exact as the first. */
export function nowAndSince(now: number, before: number, day: string): string {
  const change = now - before;
  const moved = signedDollars(hasCents(now) ? change : inDollars(change));
  return `${wholeDollars(now)} now, ${moved} since ${plainDay(day)}.`;
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${thousands(count)} ${count === 1 ? one : many}`;
}

/** The figures of some days, as the page shows them. */
export type Revenue = RevenueQuery['revenue'];
