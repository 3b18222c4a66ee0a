import { billingProblems, COUNTRIES } from '#schema/rules/billing-form.ts';

export type Country = (typeof COUNTRIES)[number];

export interface Buyer {
  email: string;
  firstName: string;
  lastName: string;
  address1: string;
  city: string;
  state: string;
  postalCode: string;
  country: Country;
}

export const EMPTY_BUYER: Buyer = {
  email: '',
  firstName: '',
  lastName: '',
  address1: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'US',
};

/** The fields of the main checkout; the trial checkout asks for all of them (product.txt sections 3 and 5). */
export const MAIN_FIELDS = ['email', 'firstName', 'lastName'] as const;
export const BILLING_FIELDS = [...MAIN_FIELDS, 'address1', 'city', 'state', 'postalCode', 'country'] as const;

const ADDRESS_WORDS: Partial<Record<keyof Buyer, string>> = {
  address1: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  postalCode: 'Postal code is required',
};

/** What is wrong before anything is sent, by field. */
export function buyerProblems(buyer: Buyer, withAddress: boolean): Partial<Record<keyof Buyer, string>> {
  const email = buyer.email.trim();
  const problems: Partial<Record<keyof Buyer, string>> = billingProblems({ ...buyer, email });
  if (!email) problems.email = 'Email is required';
  if (!withAddress) return problems;
  for (const [field, words] of Object.entries(ADDRESS_WORDS))
    if (!buyer[field as keyof Buyer].trim()) problems[field as keyof Buyer] = words;
  return problems;
}

export const COUNTRY_NAMES: Record<Country, string> = { US: 'United States', CA: 'Canada' };
