import { createHash } from 'node:crypto';
import { hasLeadingZeros, workOf } from '#schema/rules/access/proof-of-work.ts';

/** Does the work that a challenge asks for, as the browser does. */
export function solve(challenge: string, bits: number): string {
  for (let found = 0; ; found += 1) {
    const answer = workOf(challenge, found);
    if (hasLeadingZeros(createHash('sha256').update(answer).digest(), bits)) return answer;
  }
}
