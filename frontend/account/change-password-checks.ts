import { identityFailureCode } from '#frontend/app/session/identity-failures.ts';
import { authMessage } from '#schema/rules/access/auth-messages.ts';
import { passwordIsLongEnough } from '#schema/rules/access/passwords.ts';

export interface PasswordChange {
  current: string;
  next: string;
  confirmation: string;
}

/** Messages of product.txt section 5, as in the reset form. */
export const CHECKS = {
  current: (value: string) => (value ? null : 'Password is required'),
  next: (value: string) => {
    if (!value) return 'Password is required';
    return passwordIsLongEnough(value) ? null : authMessage('auth/weak-password');
  },
  confirmation: (value: string, { next }: PasswordChange) =>
    value === next ? null : 'Passwords do not match',
};

/** Which field a failure belongs to; `form` shows it above the button. */
export function changeProblem(failure: unknown): { at: keyof PasswordChange | 'form'; text: string } {
  const code = identityFailureCode(failure);
  switch (code) {
    case 'auth/wrong-password':
      return { at: 'current', text: authMessage(code) };
    case 'auth/invalid-credential':
      // Providers with email enumeration protection answer this for a wrong password.
      return { at: 'current', text: authMessage('auth/wrong-password') };
    case 'auth/weak-password':
      return { at: 'next', text: authMessage(code) };
    default:
      return { at: 'form', text: 'Failed to update password' };
  }
}
