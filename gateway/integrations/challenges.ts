import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hasLeadingZeros } from '#schema/rules/access/proof-of-work.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

/**
 * Tells a person's browser from a program that tries thousands of cards. This product's own implementation requires
 * work; another may ask an outside service.
 */
export interface Challenges {
  /** Bits of work of a challenge while nobody attacks. */
  usualBits: number;
  /** A new challenge. `bits`: how much work it takes. */
  issue(now: Date, bits: number): { challenge: string; bits: number };
  /** The challenge that this answers correctly; null for none. The caller sees to it that each is used once. */
  solved(answer: string, now: Date): string | null;
}

const VALID_MILLISECONDS = 10 * MINUTE;
const ANSWER = /^((\d{1,2})\.(\d{1,15})\.[\w-]{22})\.([\w-]{43}):\d{1,15}$/;

/** Proof of work, without an outside service: a number whose hash with the challenge begins with zeros. */
export function proofOfWork(signingKey: string, usualBits: number): Challenges {
  const signature = (text: string) =>
    createHmac('sha256', signingKey).update(`challenge ${text}`).digest('base64url');
  return {
    usualBits,
    issue: (now, bits) => {
      const text = `${bits}.${now.getTime() + VALID_MILLISECONDS}.${randomBytes(16).toString('base64url')}`;
      return { challenge: `${text}.${signature(text)}`, bits };
    },
    solved: (answer, now) => {
      const [, text = '', bits, until, signed = ''] = ANSWER.exec(answer) ?? [];
      if (!text || Number(until) < now.getTime()) return null;
      if (!timingSafeEqual(Buffer.from(signed), Buffer.from(signature(text)))) return null;
      return hasLeadingZeros(createHash('sha256').update(answer).digest(), Number(bits)) ? text : null;
    },
  };
}
