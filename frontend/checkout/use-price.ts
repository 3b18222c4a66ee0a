import { useEffect, useState } from 'react';
import { failureCode, failureText } from '#frontend/app/failures.ts';
import { usePriceQuoteQuery } from '#frontend/generated/graphql.ts';
import type { Coupon } from './use-coupon.ts';

/** The server's price of the plan with the applied coupon. */
export function usePrice(planType: string, coupon: Coupon) {
  const { data, previousData, error, refetch } = usePriceQuoteQuery({
    variables: { planType, couponCode: coupon.code },
    fetchPolicy: 'network-only',
  });
  useRefusedCoupon(error, coupon.clear);
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
