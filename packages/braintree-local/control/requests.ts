import { z } from 'zod';
import { isLoopback } from '../http/loopback.ts';
import { rows } from '../routes.ts';
import { TOKENIZE } from './faults.ts';

const when = z.enum(['before', 'after']);

/** Where this server is sent by its pages: this machine, so that it is nobody's way into a network. */
const address = z.url({ protocol: /^https?$/ }).refine(isLoopback, 'An address of this machine is needed.');

/** The start of the name of an operation; a name that is none would never catch anything. */
const operations = [...rows.map(([, name]) => name), TOKENIZE];
const operation = z
  .string()
  .refine((start) => operations.some((name) => name.startsWith(start)), 'There is no such operation.');

/** What a switch may do to the calls it catches. */
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

/** `times`: how many calls are caught; null is every call, 1 (the next) when it is left out. */
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
    apiRequestKeys: z.boolean(),
    avsRules: z.boolean(),
    cvvRules: z.boolean(),
    webhookUrl: address.nullable(),
  })
  .partial();

export const webhookFaultsRequest = z
  .object({
    duplicate: z.boolean(),
    drop: z.boolean(),
    reorder: z.int().min(0),
    delayMs: z.int().min(0),
  })
  .partial();

export const disputeRequest = z.object({ reason: z.string().default('fraud') });
export const disputeStatusRequest = z.object({
  status: z.enum(['open', 'accepted', 'auto_accepted', 'disputed', 'expired', 'under_review', 'won', 'lost']),
});
export const hostsRequest = z.object({ hosts: z.enum(['own', 'braintree']) });
export const challengeRequest = z.object({ url: address });
