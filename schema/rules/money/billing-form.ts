import { isDeliverable } from '#schema/rules/access/email.ts';

/** product.txt section 9. */
export const COUNTRIES = ['US', 'CA'] as const;

/** The buyer's details, as the checkout form and the documented REST body name them. */
interface BillingText {
  email: string;
  firstName: string;
  lastName: string;
  address1?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
  country?: string | null;
}

/** Who is billed, as it is kept, sent to the processor and printed on invoices. */
export interface BillingDetails {
  firstName: string;
  lastName: string;
  address1?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  country?: string;
}

const BILLING_FIELDS = [
  ...(['firstName', 'lastName', 'address1', 'city', 'state', 'postalCode', 'country'] as const),
];
/** As the processor takes them. */
const MAX_FIELD_LENGTH = 255;
/** Without what separates its parts: "60601-1234", "K1A 0B1". */
const MAX_POSTAL_CODE_LENGTH = 9;

/** Billing information as it is kept: the fields that were filled in, trimmed; and its problems. */
export function readBilling(given: BillingText) {
  return { billing: billingDetails(given), problems: billingProblems(given) };
}

function billingDetails(given: BillingText): BillingDetails {
  const filled = BILLING_FIELDS.flatMap((field) => {
    const text = given[field]?.trim();
    return text ? [[field, text]] : [];
  });
  return { firstName: '', lastName: '', ...Object.fromEntries(filled) };
}

/** The lines of a postal address, under the name. */
export function addressLines({
  firstName,
  lastName,
  address1,
  city,
  state,
  postalCode,
  country,
}: BillingDetails) {
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [`${firstName} ${lastName}`.trim(), address1, place, country].filter(
    (line): line is string => !!line,
  );
}

/** Problems of billing information, one sentence per field (product.txt section 5). */
export function billingProblems(billing: BillingText): Partial<Record<keyof BillingText, string>> {
  const problems: Partial<Record<keyof BillingText, string>> = {};
  if (!isDeliverable(billing.email)) problems.email = 'Invalid email address';
  if (!billing.firstName.trim()) problems.firstName = 'First name is required';
  if (!billing.lastName.trim()) problems.lastName = 'Last name is required';
  if (billing.country && !COUNTRIES.some((country) => country === billing.country))
    problems.country = 'Country must be US or CA';
  for (const field of BILLING_FIELDS)
    if ((billing[field]?.trim().length ?? 0) > MAX_FIELD_LENGTH) problems[field] = 'This is too long';
  if ((billing.postalCode?.replace(/[\s-]/g, '').length ?? 0) > MAX_POSTAL_CODE_LENGTH)
    problems.postalCode = 'Postal code must be at most 9 characters';
  return problems;
}
