import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hasLeadingZeros, workOf } from '#schema/rules/access/proof-of-work.ts';

/** Runs beside the page, so that it stays responsive. */
self.onmessage = ({ data: { challenge, bits } }: MessageEvent<{ challenge: string; bits: number }>) => {
  self.postMessage(findWork(challenge, bits));
};

/** The answer to a challenge: the first number whose hash begins with enough zeros. */
export function findWork(challenge: string, bits: number): string {
  for (let found = 0; ; found += 1) {
    const answer = workOf(challenge, found);
    if (hasLeadingZeros(sha256(utf8ToBytes(answer)), bits)) return answer;
  }
}
