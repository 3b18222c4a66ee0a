import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { cardName } from './cards.ts';
import type { InvoiceState, InvoiceType } from './invoice-values.ts';
import { dollars } from './money.ts';
import type { QuoteLine } from './quote.ts';

export interface ChargeFacts {
  /** `purchase`, `conversion`, `renewal`, `resume`, `start`, `upgrade-vip`. */
  kind: string;
  type: InvoiceType;
  state: InvoiceState;
  tier: Tier;
  lines: readonly QuoteLine[];
  periodStartsAt: Date;
  periodEndsAt: Date;
  /** Such as `Visa ending in 1111`; null until it is paid. */
  paidWith: string | null;
}

/**
 * Why a member was charged, in a sentence: what for, for which period, with which coupon and card. 'Premium renewed for
 * Nov 20, 2026 to Dec 20, 2026, with coupon SAVE20: 20% off (−$25.80). Paid with Visa ending in 1111.'
 */
export function chargeText(charge: ChargeFacts): string {
  const { type, state, lines, paidWith } = charge;
  if (type === 'credit') return sentence(lines[0]?.description ?? 'A refund');
  const what = `${whatFor(charge)}${isUpgrade(charge) ? creditText(lines) : couponText(lines)}.`;
  if (state === 'open') return `${what} Not paid yet.`;
  if (state === 'uncollectible') return `${what} It was not paid.`;
  return paidWith ? `${what} Paid with ${cardName(paidWith)}.` : what;
}

function whatFor({ kind, tier, lines, periodStartsAt, periodEndsAt }: ChargeFacts): string {
  const plan = tierLabel(tier);
  const [from, to] = [dayOf(periodStartsAt), dayOf(periodEndsAt)];
  if (kind.startsWith('upgrade-')) return `Upgrade to ${plan} for the rest of the period, to ${to}`;
  if (kind === 'renewal') return `${plan} renewed for ${from} to ${to}`;
  if (kind === 'conversion') return `${plan} after its trial, for ${from} to ${to}`;
  if (kind === 'resume') return `${plan} resumed for ${from} to ${to}`;
  if (kind === 'start') return `${plan} bought during a trial, for ${from} to ${to}`;
  const isFree = lines.every(({ cents }) => cents === 0);
  return isFree ? `Trial of ${plan} from ${from} to ${to}` : `${plan} bought for ${from} to ${to}`;
}

function isUpgrade({ kind }: ChargeFacts): boolean {
  return kind.startsWith('upgrade-');
}

/** A discount is the only negative line of a month: 'SAVE20: 20% off'. */
function couponText(lines: readonly QuoteLine[]): string {
  const discount = lines.find(({ cents }) => cents < 0);
  return discount ? `, with coupon ${discount.description} (−${dollars(-discount.cents)})` : '';
}

/** The negative line of an upgrade is what was paid for the rest of the old plan: 'Credit for Premium'. */
function creditText(lines: readonly QuoteLine[]): string {
  const credit = lines.find(({ cents }) => cents < 0);
  return credit ? `, less ${dollars(-credit.cents)} already paid for that time` : '';
}

/** The reason in a refund's line is an admin's, and may end as a sentence does. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function dayOf(instant: Date): string {
  return plainDay(easternDay(instant));
}
