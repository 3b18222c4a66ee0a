import { failureCode, failureText } from '#frontend/app/failures.ts';

/** The catalogue's sentence about a pending payment speaks to the payer, not to the admin. */
export function memberFailure(failure: unknown): string {
  return failureCode(failure) === 'PAYMENT_PENDING'
    ? 'A payment of this member is being processed. Please try again in a minute.'
    : failureText(failure);
}
