import type { EntityManager } from '@mikro-orm/postgresql';
import type { Charge } from '#gateway/billing/ledger/open-invoice.ts';
import { renewalPlan } from '#gateway/billing/ledger/price-notices.ts';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { couponFor } from '#gateway/billing/settlement/current-plan.ts';
import type { Period } from '#schema/rules/money/periods.ts';
import { priceLines } from '#schema/rules/money/quote.ts';

export interface NextPeriod {
  kind: 'conversion' | 'renewal' | 'resume';
  period: Period;
  /** How many periods on from the current one. */
  passed: number;
}

/** The charge of a period that follows, at the price agreed to and with the coupon if it lasts. */
export async function nextCharge(
  em: EntityManager,
  subscription: SubscriptionRecord,
  { kind, period, passed }: NextPeriod,
): Promise<Charge> {
  const plan = await renewalPlan(em, subscription);
  return {
    ...{ kind, tier: plan.tier, period, monthCents: plan.monthlyCents },
    periodNo: subscription.periodNo + passed,
    lines: priceLines(plan, await couponFor(em, subscription, plan.tier)),
  };
}
