import { z } from 'zod';
import { CHALLENGE_BITS } from '#schema/rules/access/proof-of-work.ts';
import { DEVELOPMENT } from './development.ts';

/** Secrets, and the log of the record. */
export const recordVariables = {
  SIGNING_KEY: z
    .string()
    .min(32, 'at least 32 characters')
    .default(DEVELOPMENT.SIGNING_KEY)
    .describe(
      'Secret that signs links that work without a sign-in, such as invoices, and from which the secrets of webhook endpoints are derived; 32 characters or more. Changing it invalidates those links and changes every endpoint secret. `setup` makes one.',
    ),
  HASH_KEY: z
    .string()
    .min(32, 'at least 32 characters')
    .default(DEVELOPMENT.HASH_KEY)
    .describe(
      'Secret of the hashes by which trials recognize user, card and device; 32 characters or more. Changing it forgets who had a trial. `setup` makes one.',
    ),
  CHALLENGE_BITS: z.coerce
    .number()
    .int()
    .min(CHALLENGE_BITS.least)
    .max(CHALLENGE_BITS.most)
    .default(CHALLENGE_BITS.usual)
    .describe(
      'Work that a browser does before another card is tried after declines, in zero bits of a hash: 17 take about a second, each further bit twice as long.',
    ),
  RECORD_KEY: z
    .string()
    .startsWith('PRIVATE+KEY+', 'make one with main.js record-key <host>/record/log')
    .optional()
    .describe(
      'Key that signs the log of the record, made once by `setup`, or with `main.js record-key <host>/record/log`. Keep a copy where the database is not (docs/operating-the-record.md). Without one, in development, nothing is signed.',
    ),
  RECORD_NEXT_KEY: z
    .string()
    .startsWith('PRIVATE+KEY+', 'make one with main.js record-key <host>/record/log')
    .optional()
    .describe(
      'Only for `main.js record-key rotate`, which announces it in the log: the key of the same name that replaces RECORD_KEY.',
    ),
  RECORD_WITNESSES: z
    .string()
    .default('')
    .describe(
      'Who signs what they have seen of the log, separated by commas: the public key of each and its address.',
    ),
  RECORD_QUORUM: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'How many of the witnesses have to agree before a time counts as witnessed: more than half of them, or 0 for no quorum. By default just more than half.',
    ),
  RECORD_LEAST_SIZE: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'Nothing is signed while the log is smaller: set it after a restore, to the size that others have seen.',
    ),
  RECORD_MIRROR_URL: z
    .url()
    .optional()
    .describe('Copy of the log somewhere else; nothing is signed while the log is smaller than that.'),
  TSA_URL: z
    .url()
    .optional()
    .describe('RFC 3161 time stamp authority, asked every hour to stamp the last checkpoint.'),
  VERIFIER_FILE: z.string().default('dist/record/verify.tgz').describe('The packed verifier.'),
};
