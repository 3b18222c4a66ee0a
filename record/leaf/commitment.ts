import { joined, utf8 } from '#record/bytes.ts';
import { Malformed } from '#record/malformed.ts';
import { decodeBase64, sha256Base64 } from '#record/platform.ts';

const WHAT = ['bet', 'why', 'price'] as const;
export type Committed = (typeof WHAT)[number];

/** Another one for each, so that an opening of one never passes for another. */
export const PREFIX = {
  bet: utf8('chalkline/bet/v1\0'),
  why: utf8('chalkline/why/v1\0'),
  price: utf8('chalkline/price/v1\0'),
} as const;

/** What a leaf shows of a text that stays secret: SHA-256 of prefix, 32 bytes of salt and text, in base64. */
export function commitment(what: Committed, salt: Uint8Array, text: string): string {
  return sha256Base64(joined([PREFIX[what], salt], text));
}

/** Whether a salt in base64 and a text are what was committed to. Throws Malformed when the salt has not 32 bytes. */
export function opens(committed: string, what: Committed, salt: string, text: string): boolean {
  const bytes = decodeBase64(salt);
  if (bytes.length !== 32) throw new Malformed('The salt has not 32 bytes.');
  return commitment(what, bytes, text) === committed;
}
