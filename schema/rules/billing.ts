import { isDeliverable } from './email.ts';

/** product.txt section 9. */
export const COUNTRIES = ['US', 'CA'] as const;

/** Who pays, as the checkout form and the documented REST body name it. */
export interface BillingText {
  email: string;
  firstName: string;
  lastName: string;
  country?: string | null;
}

/** What is wrong with billing information, one sentence a field (product.txt section 5). */
export function billingProblems(billing: BillingText): Partial<Record<keyof BillingText, string>> {
  const problems: Partial<Record<keyof BillingText, string>> = {};
  if (!isDeliverable(billing.email)) problems.email = 'Invalid email address';
  if (!billing.firstName.trim()) problems.firstName = 'First name is required';
  if (!billing.lastName.trim()) problems.lastName = 'Last name is required';
  if (billing.country && !COUNTRIES.some((country) => country === billing.country))
    problems.country = 'Country must be US or CA';
  return problems;
}
