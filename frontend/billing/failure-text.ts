import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureCode, failureText } from '#frontend/app/failures.ts';

const CARD_HINT = 'Please verify your card information and try again, or use a different card.';

/** The server's message, else the documented one (product.txt section 8). */
export function messageOr(failure: unknown, documented: string): string {
  return CombinedGraphQLErrors.is(failure) ? failureText(failure) : documented;
}

/** The message of a failed payment. About a card it also says what to do, and of a declined one that no money moved. */
export function paymentFailureText(failure: unknown, documented: string): string {
  const sentence = messageOr(failure, documented);
  if (!/card/i.test(sentence)) return sentence;
  const end = /[.!?]$/.test(sentence) ? '' : '.';
  const charged = failureCode(failure) === 'CARD_DECLINED' ? ' You were not charged.' : '';
  return `${sentence}${end} ${CARD_HINT}${charged}`;
}

/** Whether the outcome of a payment is unknown. It may have succeeded, so it must not simply be repeated. */
export function isUnsettled(failure: unknown): boolean {
  if (!CombinedGraphQLErrors.is(failure)) return failureCode(failure) === 'UNAVAILABLE';
  return ['PAYMENT_PENDING', 'UNAVAILABLE'].includes(failureCode(failure));
}

/** The current total in cents from PRICE_CHANGED or COUPON_REFUSED; null when the error has none. */
export function currentTotal(failure: unknown): number | null {
  if (!CombinedGraphQLErrors.is(failure)) return null;
  const total = failure.errors[0]?.extensions?.totalCents;
  return typeof total === 'number' ? total : null;
}
