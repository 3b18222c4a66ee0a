import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { failureText } from '#frontend/app/failures.ts';
import { authMessage } from '#schema/rules/access/auth-messages.ts';

/**
 * The sentence for whatever signing in, signing up or resetting threw (product.txt section 8, Auth): the
 * identity provider's by its code, the server's own, else 'An unexpected error occurred'.
 */
export function identityFailureText(failure: unknown): string {
  const code = identityFailureCode(failure);
  return code ? authMessage(code) : failureText(failure);
}

/** The code of the identity provider, such as `auth/wrong-password`; null when it did not fail there. */
export function identityFailureCode(failure: unknown): string | null {
  if (CombinedGraphQLErrors.is(failure) || ServerError.is(failure)) return null;
  if (!(failure instanceof Error) || !('code' in failure)) return null;
  const code = String(failure.code);
  return code.startsWith('auth/') ? code : null;
}
