import { useState } from 'react';
import type { Member } from '#frontend/app/session/session.ts';
import { CardIncomplete, useCard } from '#frontend/billing/use-card.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { handlePurchaseFailure } from './handle-purchase-failure.ts';
import { planCodeOf, type ShownChoice } from './shown-choice.ts';
import { useBuyerForm } from './use-buyer-form.ts';
import { useChoice } from './use-choice.ts';
import { useCoupon } from './use-coupon.ts';
import { useNotSoldIn } from './use-not-sold-in.ts';
import { usePrice } from './use-price.ts';
import { usePurchase } from './use-purchase.ts';

interface CheckoutOptions {
  shown: ShownChoice;
  /** Null for a visitor: the purchase creates an account. */
  member: Member | null;
  withAddress: boolean;
  /** The documented message when the server gives none. */
  documented: string;
  /** Enter was pressed in a card field. */
  onEnter(): void;
}

/** State of a checkout from opening to payment. */
export function useCheckout({ shown, member, withAddress, documented, onEnter }: CheckoutOptions) {
  const { choice, notice, planType, isCertain, ofDevice, offerFullPrice } = useChoice(shown);
  const coupon = useCoupon(planType, !choice.withTrial);
  const price = usePrice(planType, coupon);
  const places = useNotSoldIn();
  const buyer = useBuyerForm(member, { address: withAddress, places });
  const card = useCard({ loads: 'when wanted', onSubmit: onEnter });
  const [resumedProblem, setResumedProblem] = useState<string | null>(null);

  const say = (failure: unknown) =>
    handlePurchaseFailure(failure, {
      documented,
      showAtFields: buyer.showAtFields,
      askPrice: price.askAgain,
      clearCoupon: coupon.clear,
      offerFullPrice,
    });
  const planTypes = [planType, planCodeOf(shown.choice)];
  const purchase = usePurchase(planTypes, (failure) => setResumedProblem(say(failure)));
  const submission = useSubmission(async () => {
    setResumedProblem(null);
    if (!price.quote) throw new CardIncomplete();
    const token = await card.tokenize();
    await purchase.buy(planType, {
      ...buyer.given(),
      token,
      // The sentence below the button says so.
      ageConfirmed: true,
      couponCode: coupon.code,
      expectedTotalCents: price.quote.totalCents,
      expectedNextChargeCents: price.quote.nextChargeCents,
      ...ofDevice,
    });
  }, say);

  return {
    choice,
    notice,
    planType,
    coupon,
    card,
    form: buyer.form,
    places,
    purchase,
    quote: price.shown,
    /** Whether the shown total is the one that would be charged. */
    isPriced: price.quote !== null && isCertain,
    priceFailed: price.failed,
    retryPrice: price.askAgain,
    problem: submission.problem ?? resumedProblem,
    busy: submission.busy || ['processing', 'confirming', 'stalled'].includes(purchase.stage.kind),
    onSubmit: buyer.form.onSubmit(submission.run, (problems) => {
      card.markSubmitted();
      buyer.focusFirst(problems);
    }),
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;
