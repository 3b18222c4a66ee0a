/** Bits of work of a challenge. The usual ones take a browser about a second, and a program as much for each card. */
export const CHALLENGE_BITS = { least: 8, usual: 17, most: 22 };
/** How often the work is doubled at most while cards are declined everywhere. */
const MOST_DOUBLINGS = 4;

/** Whether a hash begins with so many zero bits, as an answer to a challenge has to. */
export function hasLeadingZeros(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  if (hash.subarray(0, whole).some((byte) => byte !== 0)) return false;
  const rest = bits % 8;
  return rest === 0 || (hash[whole] ?? 255) >> (8 - rest) === 0;
}

/** What is hashed: the challenge and the number that was found. */
export function workOf(challenge: string, found: number): string {
  return `${challenge}:${found}`;
}

/** The bits of a challenge: one more, which is twice the work, each time the declined cards double. */
export function bitsOf(usualBits: number, declines: number, usualDeclines: number): number {
  const doublings = declines > usualDeclines ? Math.floor(Math.log2(declines / usualDeclines)) : 0;
  return usualBits + Math.min(MOST_DOUBLINGS, doublings);
}
