import { passwordIsLongEnough } from '#schema/rules/access/passwords.ts';

/** Messages of product.txt section 5, Create password; they differ from the reset form's. */
export function passwordProblem(password: string): string | null {
  return passwordIsLongEnough(password) ? null : 'Password must be at least 6 characters';
}

export function confirmationProblem(confirmation: string, password: string): string | null {
  return confirmation === password ? null : 'Passwords do not match';
}
