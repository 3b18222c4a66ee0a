import { identityFailureCode, identityFailureText } from '#frontend/app/session/identity-failures.ts';
import { authMessage } from '#schema/rules/access/auth-messages.ts';

/** Messages of product.txt section 5 about emailed links. */
export const MISSING_LINK = 'Invalid password reset link';
export const INVALID_LINK = 'This password reset link is invalid or has expired';
export const FAILED = 'Failed to reset password';

const NETWORK = new Set(['auth/network-request-failed', 'auth/timeout', 'auth/internal-error']);

/** Whether the request failed before the link could be checked. */
export function isOutOfReach(failure: unknown): boolean {
  return NETWORK.has(identityFailureCode(failure) ?? '');
}

/** The message for a failed password reset. */
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
