import { isDeliverable } from './email.ts';

/** product.txt section 9. */
export const COUNTRIES = ['US', 'CA'] as const;

/** The buyer's details, as the checkout form and the documented REST body name them. */
export interface BillingText {
  email: string;
  firstName: string;
  lastName: string;
  country?: string | null;
}

/** Problems of billing information, one sentence per field (product.txt section 5). */
export function billingProblems(billing: BillingText): Partial<Record<keyof BillingText, string>> {
  const problems: Partial<Record<keyof BillingText, string>> = {};
  if (!isDeliverable(billing.email)) problems.email = 'Invalid email address';
  if (!billing.firstName.trim()) problems.firstName = 'First name is required';
  if (!billing.lastName.trim()) problems.lastName = 'Last name is required';
  if (billing.country && !COUNTRIES.some((country) => country === billing.country))
    problems.country = 'Country must be US or CA';
  return problems;
}
