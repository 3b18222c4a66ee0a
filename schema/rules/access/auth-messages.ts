/** Sign-in errors by the identity provider's codes (product.txt section 8, Auth). */
const AUTH_MESSAGES = new Map(
  Object.entries({
    'auth/user-not-found': 'No account found with this email',
    'auth/wrong-password': 'Invalid password',
    'auth/email-already-in-use': 'An account already exists with this email',
    'auth/weak-password': 'Password should be at least 6 characters',
    'auth/invalid-email': 'Invalid email address',
  }),
);

/**
 * The five documented codes have their own sentences. All others share one, so that nobody learns who has an account.
 */
export function authMessage(code: string): string {
  return AUTH_MESSAGES.get(code) ?? 'Authentication failed. Please try again.';
}

/** For a sign-up on a device that had its free trial. The address is masked for everyone but its owner. */
export function deviceUsedMessage(email: string): string {
  return `A free trial has already been used on this device. Please sign in with ${email}`;
}
