import { billingProblems } from '#schema/rules/money/billing-form.ts';
import { asksWhere, type NotSoldIn, placeProblem } from '#schema/rules/money/not-sold.ts';
import type { Country } from '#schema/rules/money/regions.ts';

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

/** The fields of the main checkout; the trial checkout has all of them (product.txt sections 3 and 5). */
export const MAIN_FIELDS = ['email', 'firstName', 'lastName'] as const;
export const BILLING_FIELDS = [...MAIN_FIELDS, 'address1', 'city', 'state', 'postalCode', 'country'] as const;

/** What a checkout asks besides the card: the trial's whole address, and where something is not sold, where the buyer lives. */
export interface Asked {
  address: boolean;
  places: NotSoldIn;
}

export function askedFields({ address, places }: Asked): readonly (keyof Buyer)[] {
  if (address) return BILLING_FIELDS;
  return asksWhere(places) ? [...MAIN_FIELDS, 'country', 'state'] : MAIN_FIELDS;
}

/** What people call these fields where they live. */
export const ADDRESS_NAMES: Record<Country, { state: string; postalCode: string }> = {
  US: { state: 'State', postalCode: 'ZIP code' },
  CA: { state: 'Province', postalCode: 'Postal code' },
};

/** What is wrong before anything is sent, by field. */
export function buyerProblems(
  buyer: Buyer,
  { address, places }: Asked,
): Partial<Record<keyof Buyer, string>> {
  const email = buyer.email.trim();
  const problems: Partial<Record<keyof Buyer, string>> = billingProblems({ ...buyer, email });
  if (!email) problems.email = 'Email is required';
  const place = placeProblem(places, buyer);
  if (place) problems[place.field] = place.text;
  if (!address) return problems;
  const names = { address1: 'Address', city: 'City', ...ADDRESS_NAMES[buyer.country] };
  problems.postalCode &&= problems.postalCode.replace('Postal code', names.postalCode);
  for (const [field, name] of Object.entries(names) as [keyof typeof names, string][])
    if (!buyer[field].trim()) problems[field] = `${name} is required`;
  return problems;
}

export const COUNTRY_NAMES: Record<Country, string> = { US: 'United States', CA: 'Canada' };
