import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureCode, failureText } from '#frontend/app/failures.ts';

const CARD_HINT = 'Please verify your card information and try again, or use a different card.';

/** The server's sentence, else the documented one of the place (product.txt section 8). */
export function messageOr(failure: unknown, documented: string): string {
  return CombinedGraphQLErrors.is(failure) ? failureText(failure) : documented;
}

/** A sentence about a card says what to do about it. */
export function withCardHint(sentence: string): string {
  if (!/card/i.test(sentence)) return sentence;
  return `${sentence}${/[.!?]$/.test(sentence) ? '' : '.'} ${CARD_HINT}`;
}

/** Whether it is not known what became of a payment: it may have gone through, so it is never simply repeated. */
export function isUnsettled(failure: unknown): boolean {
  if (!CombinedGraphQLErrors.is(failure)) return failureCode(failure) === 'UNAVAILABLE';
  return ['PAYMENT_PENDING', 'UNAVAILABLE'].includes(failureCode(failure));
}

/** The total that holds now, in cents, of PRICE_CHANGED and COUPON_REFUSED; null when none was told. */
export function currentTotal(failure: unknown): number | null {
  if (!CombinedGraphQLErrors.is(failure)) return null;
  const total = failure.errors[0]?.extensions?.totalCents;
  return typeof total === 'number' ? total : null;
}
