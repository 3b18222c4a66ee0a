import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureCode, failureText, fieldProblems } from '#frontend/app/failures.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { messageOr, totalThatHolds, withCardHint } from '#frontend/billing/failure-words.ts';
import { CardIncomplete, CardNotProcessed, useCard } from '#frontend/billing/use-card.ts';
import { usePriceQuoteQuery } from '#frontend/generated/graphql.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { ERRORS } from '#schema/rules/errors.ts';
import { dollars } from '#schema/rules/money.ts';
import { BILLING_FIELDS, type Buyer, buyerProblems, MAIN_FIELDS, NOBODY } from './buyer.ts';
import { planCodeOf, type ShownChoice } from './shown-choice.ts';
import { useCoupon } from './use-coupon.ts';
import { useDevice } from './use-device.ts';
import { usePurchase } from './use-purchase.ts';

interface CheckoutOptions {
  shown: ShownChoice;
  /** Null for a visitor, who gets an account with the purchase. */
  member: Member | null;
  withAddress: boolean;
  /** The documented sentence when the server gave none. */
  documented: string;
  /** Enter was pressed in a card field. */
  onEnter(): void;
}

/** Everything that happens between opening a checkout and having paid. */
export function useCheckout({ shown, member, withAddress, documented, onEnter }: CheckoutOptions) {
  const [choice, setChoice] = useState(shown.choice);
  const [notice, setNotice] = useState(shown.notice);
  const [resumedProblem, setResumedProblem] = useState<string | null>(null);
  const planType = planCodeOf(choice);
  const device = useDevice(shown.choice.withTrial);
  const coupon = useCoupon(planType);
  const card = useCard(onEnter);
  const price = usePriceQuoteQuery({
    variables: { planType, couponCode: coupon.code },
    fetchPolicy: 'network-only',
  });
  const fields: readonly (keyof Buyer)[] = withAddress ? BILLING_FIELDS : MAIN_FIELDS;
  const form = useForm<Buyer>({
    initialValues: { ...NOBODY, email: member?.email ?? '' },
    validate: (buyer) => buyerProblems(buyer, withAddress),
  });

  const offerFullPrice = () => {
    setChoice({ plan: shown.choice.plan, withTrial: false });
    setNotice(ERRORS.TRIAL_USED.message);
  };
  const trialIsGone = choice.withTrial && device?.hadTrial === true;
  useEffect(() => {
    if (!trialIsGone) return;
    setChoice((given) => ({ ...given, withTrial: false }));
    setNotice(ERRORS.TRIAL_USED.message);
  }, [trialIsGone]);

  const say = (failure: unknown): string | null => {
    if (failure instanceof CardIncomplete) return null;
    if (failure instanceof CardNotProcessed) return failure.message;
    const sentence = withCardHint(messageOr(failure, documented));
    switch (failureCode(failure)) {
      case 'EMAIL_ALREADY_IN_USE':
        return showAtFields({ email: failureText(failure) }) ? null : sentence;
      case 'BAD_USER_INPUT':
        return showAtFields(fieldProblems(failure)) ? null : sentence;
      case 'PRICE_CHANGED':
        void price.refetch().catch(() => {});
        return newTotal('The price has changed.', failure);
      case 'COUPON_REFUSED':
        coupon.clear(failureText(failure));
        return newTotal(`${failureText(failure)}.`, failure);
      case 'TRIAL_USED':
        offerFullPrice();
        return sentence;
      default:
        return sentence;
    }
  };

  const showAtFields = (problems: Record<string, string>): boolean => {
    const known = fields.filter((field) => problems[field]);
    flushSync(() => {
      for (const field of known) form.setFieldError(field, problems[field]);
    });
    if (known[0]) form.getInputNode(known[0])?.focus();
    return known.length > 0;
  };

  const planTypes = [planType, planCodeOf(shown.choice)];
  const purchase = usePurchase(planTypes, (failure) => setResumedProblem(say(failure)));
  const quote = price.data?.priceQuote ?? null;

  const submission = useSubmission(async () => {
    setResumedProblem(null);
    if (!quote) throw new CardIncomplete();
    const token = await card.tokenize();
    const { email, firstName, lastName, ...address } = form.values;
    await purchase.buy(planType, {
      email: email.trim(),
      firstName,
      lastName,
      ...(withAddress ? address : {}),
      token,
      couponCode: coupon.code,
      expectedTotalCents: quote.totalCents,
      ...(choice.withTrial ? { fingerprintId: device?.fingerprintId ?? null } : {}),
    });
  }, say);

  useRefusedCoupon(price.error, coupon.clear);

  return {
    choice,
    notice,
    planType,
    coupon,
    card,
    form,
    purchase,
    /** What is shown; the last one stays until the next is known. */
    quote: quote ?? price.previousData?.priceQuote ?? null,
    /** Whether the shown total is the one that would be charged. */
    isPriced: quote !== null && (!choice.withTrial || device !== null),
    priceFailed: price.error !== undefined && quote === null,
    retryPrice: () => void price.refetch().catch(() => {}),
    problem: submission.problem ?? resumedProblem,
    busy: submission.busy || ['processing', 'confirming', 'stalled'].includes(purchase.stage.kind),
    onSubmit: form.onSubmit(submission.run, (problems) => {
      card.insist();
      const first = fields.find((field) => problems[field]);
      if (first) form.getInputNode(first)?.focus();
    }),
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;

function newTotal(sentence: string, failure: unknown): string {
  const total = totalThatHolds(failure);
  const now = total === null ? 'The total is a new one.' : `Your total is now ${dollars(total)}.`;
  return `${sentence} ${now} Nothing was charged: check it, and confirm again.`;
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
