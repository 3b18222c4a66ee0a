import { passwordIsLongEnough } from '#schema/rules/passwords.ts';

/** The sentences of product.txt section 5, Create password; they differ from those of the reset form. */
export function passwordProblem(password: string): string | null {
  return passwordIsLongEnough(password) ? null : 'Password must be at least 6 characters';
}

export function confirmationProblem(confirmation: string, password: string): string | null {
  return confirmation === password ? null : 'Passwords do not match';
}
