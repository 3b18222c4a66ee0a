import { authMessage } from '#schema/rules/access/auth-messages.ts';
import { looksLikeEmail } from '#schema/rules/access/email.ts';
import { passwordIsLongEnough } from '#schema/rules/access/passwords.ts';

/** What is wrong with a field before anything is sent (product.txt section 5); null when nothing is. */

export function emailProblem(email: string): string | null {
  if (!email.trim()) return 'Email is required';
  return looksLikeEmail(email.trim()) ? null : authMessage('auth/invalid-email');
}

export function passwordProblem(password: string): string | null {
  return password ? null : 'Password is required';
}

export function newPasswordProblem(password: string): string | null {
  if (!password) return 'Password is required';
  return passwordIsLongEnough(password) ? null : authMessage('auth/weak-password');
}

/** Which field a failure of the identity provider is about; null when it is about none. */
export function fieldOf(code: string | null): 'email' | 'password' | null {
  switch (code) {
    case 'auth/user-not-found':
    case 'auth/invalid-email':
    case 'auth/email-already-in-use':
      return 'email';
    case 'auth/wrong-password':
    case 'auth/weak-password':
      return 'password';
    default:
      return null;
  }
}

export function confirmationProblem(confirmation: string, password: string): string | null {
  return confirmation === password ? null : 'Passwords do not match';
}
