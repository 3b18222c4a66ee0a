import { identityFailureCode, identityFailureText } from '#frontend/app/session/identity-failures.ts';
import { authMessage } from '#schema/rules/errors.ts';

/** The sentences of product.txt section 5 about links out of mails. */
export const MISSING_LINK = 'Invalid password reset link';
export const INVALID_LINK = 'This password reset link is invalid or has expired';
export const FAILED = 'Failed to reset password';

const NETWORK = new Set(['auth/network-request-failed', 'auth/timeout', 'auth/internal-error']);

/** Whether the link may well be good and only the answer is missing. */
export function isOutOfReach(failure: unknown): boolean {
  return NETWORK.has(identityFailureCode(failure) ?? '');
}

/** What setting the new password failed with. */
export function resetProblem(failure: unknown): string {
  switch (identityFailureCode(failure)) {
    case 'auth/weak-password':
      return authMessage('auth/weak-password');
    case 'auth/invalid-action-code':
    case 'auth/expired-action-code':
      return INVALID_LINK;
    case null:
      return identityFailureText(failure);
    default:
      return FAILED;
  }
}
