import { z } from 'zod';
import { GRACE_DAYS } from '#schema/rules/money/grace-and-retries.ts';
import { type NotSoldIn, notSoldIn } from '#schema/rules/money/not-sold.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

/**
 * How plan trials are limited to one per person (docs/decisions/0005): `off` to one per user and address; `trial` also
 * to one per card and device; `signup` also refuses a second account on a device.
 */
export const TRIAL_INTEGRITY = ['off', 'trial', 'signup'] as const;
export type TrialIntegrity = (typeof TRIAL_INTEGRITY)[number];

function readPlaces(text: string, { issues }: { issues: z.core.$ZodRawIssue[] }): NotSoldIn {
  const places = notSoldIn(text);
  if (!places)
    issues.push({ code: 'custom', input: text, message: 'name states and provinces, such as US-WA,CA-ON' });
  return places ?? {};
}

/** The card processor, and on which terms plans are sold. */
export const saleVariables = {
  BRAINTREE_ENVIRONMENT: z
    .union([z.enum(['sandbox', 'production']), z.url()])
    .describe('`sandbox`, `production`, or in development the address of the local Braintree.'),
  BRAINTREE_MERCHANT_ID: z
    .string()
    .min(1)
    .describe('Merchant ID at Braintree: Control Panel, Settings, API.'),
  BRAINTREE_PUBLIC_KEY: z.string().min(1).describe('Public key of an API key on that page.'),
  BRAINTREE_PRIVATE_KEY: z.string().min(1).describe('Private key of the same API key.'),
  BRAINTREE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(10_000)
    .describe('Milliseconds without an answer after which a charge counts as unknown and is looked up.'),
  TRIAL_INTEGRITY: z
    .enum(TRIAL_INTEGRITY)
    .default('trial')
    .describe(
      'How trials are limited: `off` to one per user and address, `trial` also to one per card and device, `signup` also to one account per device.',
    ),
  GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(GRACE_DAYS.least)
    .max(GRACE_DAYS.most)
    .default(GRACE_DAYS.usual)
    .describe('Days of access after a renewal that could not be charged, 0 to 21. None after a trial.'),
  DISPUTE_AUTO_ACCEPT_CENTS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'Disputed payments of at most so many cents are accepted by themselves: the money is left to the bank. 0 accepts none.',
    ),
  NOT_SOLD_IN: z
    .string()
    .transform(readPlaces)
    .optional()
    .describe(
      'States and provinces in which no plan is sold, such as `US-WA,CA-ON` (ISO 3166-2). Checkouts then ask where a buyer lives. Nobody who has a plan loses it.',
    ),
  SELLER_NAME: z
    .string()
    .min(1)
    .default(PRODUCT.name)
    .describe('Name of the company that sells, as invoices print it.'),
  SELLER_ADDRESS: z.string().default('').describe('Its postal address, the lines separated by |.'),
  SELLER_TAX_ID: z.string().min(1).optional().describe('Its tax number, if invoices have to name one.'),
};
