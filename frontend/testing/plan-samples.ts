import type { CurrentPlanFragment, PlanChangeQuery } from '#frontend/generated/graphql.ts';
import { priced } from '#schema/testing/samples.ts';

export const PERIOD_END = '2026-12-20T18:00:00.000Z';

export function samplePlan(changes: Partial<CurrentPlanFragment> = {}) {
  return {
    __typename: 'Subscription' as const,
    tier: 'PLUS' as const,
    source: 'PURCHASE' as const,
    monthlyCents: priced(changes.tier ?? 'PLUS').monthlyCents,
    pendingMonthlyCents: changes.pendingTier ? priced(changes.pendingTier).monthlyCents : null,
    announcedPrice: null,
    inTrial: false,
    pastDue: false,
    paused: false,
    pausedUntil: null,
    currentPeriodStartsAt: '2026-11-20T18:00:00.000Z',
    currentPeriodEndsAt: PERIOD_END,
    cancelAtPeriodEnd: false,
    pendingTier: null,
    graceEndsAt: null,
    nextChargeAt: PERIOD_END,
    nextChargeCents: 7_900,
    renewalStop: null,
    renewalCents: 7_900,
    stopWithoutPause: null,
    ...changes,
  };
}

/** A complimentary plan: it ends on its date, and its member has the status of a cancelled one. */
export const GRANTED_PLAN = samplePlan({
  ...{ source: 'GRANT', monthlyCents: 0, cancelAtPeriodEnd: true, nextChargeAt: null, nextChargeCents: null },
});

export const CARD = {
  __typename: 'PaymentMethod' as const,
  cardType: 'Visa',
  last4: '1111',
  expirationMonth: '9',
  expirationYear: '2031',
};

/** An upgrade from Plus to Premium in the middle of a period. */
export function samplePreview(changes: Partial<PlanChangeQuery['planChangePreview']> = {}) {
  return {
    planChangePreview: {
      __typename: 'PlanChangePreview' as const,
      kind: 'UPGRADE' as const,
      lines: [
        {
          __typename: 'PriceLine' as const,
          description: 'Upgrade to Premium for the rest of the period',
          cents: 4_167,
        },
      ],
      totalCents: 4_167,
      nextChargeAt: PERIOD_END,
      nextChargeCents: 12_900,
      sentence: '$41.67 now for the rest of the period, then $129.00 every month.',
      takesEffectAt: PERIOD_END,
      ...changes,
    },
    paymentMethod: CARD,
  };
}
