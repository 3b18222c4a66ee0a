import { useEffect, useState } from 'react';
import { failureCode, failureText } from '#frontend/app/failures.ts';
import { givePlanPrices } from '#frontend/app/plan-prices.ts';
import { type PriceQuoteQuery, usePriceQuoteQuery } from '#frontend/generated/graphql.ts';
import { pricesOf } from '#schema/rules/money/plan-prices.ts';
import type { Coupon } from './use-coupon.ts';

/** The server's price of the plan with the applied coupon. */
export function usePrice(planType: string, coupon: Coupon) {
  const { data, previousData, error, refetch } = usePriceQuoteQuery({
    variables: { planType, couponCode: coupon.code },
    fetchPolicy: 'network-only',
  });
  useRefusedCoupon(error, coupon.clear);
  useNewPrices(data?.plans);
  const quote = data?.priceQuote ?? null;
  return {
    /** What would be charged; null while loading. */
    quote,
    /** The last known quote, shown while the next one loads. */
    shown: quote ?? previousData?.priceQuote ?? null,
    failed: error !== undefined && quote === null,
    askAgain: () => void refetch().catch(() => {}),
  };
}

/** A page that was opened before a price changed says the new one from here on. */
function useNewPrices(plans: PriceQuoteQuery['plans'] | undefined): void {
  useEffect(() => {
    if (plans) givePlanPrices(pricesOf(plans));
  }, [plans]);
}

/** Removes a code that became invalid between applying and pricing, and shows the reason. */
function useRefusedCoupon(failure: unknown, clear: (problem: string) => void): void {
  const refused = failure !== undefined && failureCode(failure) === 'COUPON_REFUSED';
  const text = refused ? failureText(failure) : '';
  // `clear` changes with each render; only the refusal matters.
  const [seen, setSeen] = useState('');
  useEffect(() => {
    if (text === seen) return;
    setSeen(text);
    if (text) clear(text);
  }, [text, seen, clear]);
}
