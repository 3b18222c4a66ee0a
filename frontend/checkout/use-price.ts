import { useEffect, useState } from 'react';
import { failureCode, failureText } from '#frontend/app/failures.ts';
import { usePriceQuoteQuery } from '#frontend/generated/graphql.ts';
import type { Coupon } from './use-coupon.ts';

/** What the plan costs with the coupon that is applied, as the server says. */
export function usePrice(planType: string, coupon: Coupon) {
  const { data, previousData, error, refetch } = usePriceQuoteQuery({
    variables: { planType, couponCode: coupon.code },
    fetchPolicy: 'network-only',
  });
  useRefusedCoupon(error, coupon.clear);
  const quote = data?.priceQuote ?? null;
  return {
    /** What would be charged; null until it is known. */
    quote,
    /** What is shown; the last one stays until the next is known. */
    shown: quote ?? previousData?.priceQuote ?? null,
    failed: error !== undefined && quote === null,
    askAgain: () => void refetch().catch(() => {}),
  };
}

/** A code that stopped counting between being applied and being priced leaves the box, with its reason. */
function useRefusedCoupon(failure: unknown, clear: (problem: string) => void): void {
  const refused = failure !== undefined && failureCode(failure) === 'COUPON_REFUSED';
  const text = refused ? failureText(failure) : '';
  // `clear` is made anew with each drawing; the refusal is what matters.
  const [seen, setSeen] = useState('');
  useEffect(() => {
    if (text === seen) return;
    setSeen(text);
    if (text) clear(text);
  }, [text, seen, clear]);
}
