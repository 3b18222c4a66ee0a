import { z } from 'zod';
import { isLoopback } from '../http/loopback.ts';
import { ROUTES } from '../routes.ts';
import { DISPUTE_KINDS } from '../vault/records.ts';
import { TOKENIZE } from './faults.ts';

const when = z.enum(['before', 'after']);

/** An address of this machine, so that a page cannot use this server to reach into a network. */
const address = z.url({ protocol: /^https?$/ }).refine(isLoopback, 'An address of this machine is needed.');

/** The start of the name of an operation; an unknown name would never match a call. */
const operations = [...ROUTES.map(([, name]) => name), TOKENIZE];
const operation = z
  .string()
  .refine((start) => operations.some((name) => name.startsWith(start)), 'There is no such operation.');

/** What a fault does to the calls it matches. A decline code is 2000 to 2999, or 3000 for a failure. */
const effect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decline'), code: z.string().regex(/^(2\d{3}|3000)$/) }),
  z.object({ kind: z.literal('timeout'), when }),
  z.object({ kind: z.literal('status'), status: z.int().min(400).max(599) }),
  z.object({ kind: z.literal('half_body') }),
  z.object({ kind: z.literal('wrong_type') }),
  z.object({ kind: z.literal('slow'), ms: z.int().min(1).max(600_000) }),
  z.object({ kind: z.literal('hold'), barrier: z.string().min(1), when }),
  z.object({ kind: z.literal('hook'), url: address, when }),
]);

/** `times`: how many calls are matched; null is every call, 1 (the next) when it is left out. */
export const faultRequest = z.object({
  operation: operation.nullable().default(null),
  card: z.string().nullable().default(null),
  times: z.int().min(1).nullable().default(1),
  effect,
});

export const settingsRequest = z
  .object({
    duplicateChecking: z.boolean(),
    duplicateWindowSeconds: z.int().min(1),
    avsRules: z.boolean(),
    cvvRules: z.boolean(),
    webhookUrl: address.nullable(),
  })
  .partial();

export const webhookFaultsRequest = z
  .object({
    duplicate: z.boolean(),
  })
  .partial();

/** `amount`: a decimal; the whole charge when it is left out. */
export const disputeRequest = z.object({
  kind: z.enum(DISPUTE_KINDS).default('chargeback'),
  reason: z.string().default('fraud'),
  amount: z.string().optional(),
});
export const disputeStatusRequest = z.object({
  status: z.enum(['open', 'accepted', 'auto_accepted', 'disputed', 'expired', 'under_review', 'won', 'lost']),
});
