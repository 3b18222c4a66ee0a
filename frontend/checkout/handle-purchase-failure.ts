import { failureCode, failureText, fieldProblems } from '#frontend/app/failures.ts';
import { currentTotal, paymentFailureText } from '#frontend/billing/failure-text.ts';
import { CardIncomplete, CardNotProcessed } from '#frontend/billing/use-card.ts';
import { dollars } from '#schema/rules/money/money.ts';

/** What a failed purchase may change on the page. */
interface Page {
  /** The documented message when the server gives none. */
  documented: string;
  showAtFields(problems: Record<string, string>): boolean;
  askPrice(): void;
  clearCoupon(problem: string): void;
  offerFullPrice(): void;
}

/** Reacts to a failed purchase. Returns the message to show; null when a field shows it already. */
export function handlePurchaseFailure(failure: unknown, page: Page): string | null {
  if (failure instanceof CardIncomplete) return null;
  if (failure instanceof CardNotProcessed) return failure.message;
  const sentence = paymentFailureText(failure, page.documented);
  switch (failureCode(failure)) {
    case 'EMAIL_ALREADY_IN_USE':
      return page.showAtFields({ email: failureText(failure) }) ? null : sentence;
    case 'BAD_USER_INPUT':
      return page.showAtFields(fieldProblems(failure)) ? null : sentence;
    case 'PRICE_CHANGED':
      page.askPrice();
      return newTotal('The price has changed.', failure);
    case 'COUPON_REFUSED':
      page.clearCoupon(failureText(failure));
      return newTotal(`${failureText(failure)}.`, failure);
    case 'TRIAL_USED':
      page.offerFullPrice();
      return sentence;
    default:
      return sentence;
  }
}

function newTotal(sentence: string, failure: unknown): string {
  const total = currentTotal(failure);
  // A trial costs nothing now; what changed is the charge at its end.
  if (total === 0) return `${sentence} Nothing was charged. Check what is charged later and confirm again.`;
  const now = total === null ? 'Your total has changed.' : `Your total is now ${dollars(total)}.`;
  return `${sentence} ${now} Nothing was charged. Check the total and confirm again.`;
}
