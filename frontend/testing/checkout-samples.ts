import type { PriceQuoteQuery, PurchaseMutation } from '#frontend/generated/graphql.ts';
import { PAID_TIERS } from '#schema/rules/access/tiers.ts';
import { publishedPlan } from '#schema/rules/money/plan-prices.ts';
import { priced } from '#schema/testing/samples.ts';
import { PERIOD_END } from './plan-samples.ts';

const line = (description: string, cents: number) => ({
  __typename: 'PriceLine' as const,
  description,
  cents,
});

const PLANS = PAID_TIERS.map((tier) => {
  const { priceCents, originalPriceCents } = publishedPlan(priced(tier));
  return { __typename: 'Plan' as const, tier, priceCents, originalPriceCents };
});

export function sampleQuote(given: Partial<PriceQuoteQuery['priceQuote']> = {}): PriceQuoteQuery {
  return {
    priceQuote: {
      __typename: 'PriceQuote' as const,
      lines: [line('Premium Plan, 1 month', 12_900)],
      totalCents: 12_900,
      nextChargeAt: PERIOD_END,
      nextChargeCents: 12_900,
      sentence: '$129.00 today, then $129.00 every month until you cancel.',
      ...given,
    } as PriceQuoteQuery['priceQuote'],
    plans: PLANS,
  };
}

export const DISCOUNTED = sampleQuote({
  lines: [line('Premium Plan, 1 month', 12_900), line('SAVE20: 20% off', -2_580)],
  totalCents: 10_320,
  sentence: '$103.20 today, then $129.00 every month until you cancel.',
});

export const TRIAL_QUOTE = sampleQuote({
  lines: [line('Premium Plan, 1 day trial', 0)],
  totalCents: 0,
  nextChargeAt: '2026-11-21T18:00:00.000Z',
  sentence: '$0 today. $129.00 is charged when the trial ends unless you cancel, then every month.',
});

export function samplePurchase(given: Partial<PurchaseMutation['purchase']> = {}): PurchaseMutation {
  return {
    purchase: {
      __typename: 'PurchasePayload' as const,
      userId: 'new-user',
      email: 'ann@example.com',
      tempPassword: 'temporary-secret',
      tier: 'PREMIUM' as const,
      inTrial: false,
      totalCents: 12_900,
      nextChargeAt: PERIOD_END,
      nextChargeCents: 12_900,
      conversionValue: 129,
      ...given,
    } as PurchaseMutation['purchase'],
  };
}

export const sampleCoupon = (isValid: boolean, message: string | null = null) => ({
  validateCoupon: { __typename: 'CouponValidation' as const, isValid, code: 'SAVE20', message, endsAt: null },
});
