import { thousands } from '#schema/rules/text/numbers.ts';
import { usesProblem } from './coupons.ts';

/** Crockford's Base32: no letter that can be misread as a digit or another letter. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LETTERS = 12;
export const MAX_BATCH = 10_000;

/** A code of twelve letters from random bytes, of which each gives five bits. */
export function batchCode(bytes: Uint8Array): string {
  return Array.from({ length: CODE_LETTERS }, (_, at) => CROCKFORD[(bytes[at] ?? 0) % 32]).join('');
}

/** What is wrong with the size of a batch, or null. */
export function batchProblem(size: number): string | null {
  const right = Number.isInteger(size) && size >= 1 && size <= MAX_BATCH;
  return right ? null : `A batch has 1 to ${thousands(MAX_BATCH)} codes`;
}

/** What is wrong with a new limit of a coupon, or null. Pending purchases count as uses. */
export function limitProblem(
  { used, reserved }: { used: number; reserved: number },
  limit: number | null,
): string | null {
  if (limit === null) return null;
  const problem = usesProblem(Number.isInteger(limit) ? limit : 0);
  if (problem) return problem;
  const taken = used + reserved;
  return limit < taken ? `The limit cannot be lower than the ${taken} uses so far` : null;
}
