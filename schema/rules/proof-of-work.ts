/** Bits of work of a usual challenge: about a second in a browser, and a second of CPU for each card that is tested. */
export const USUAL_BITS = 17;
export const MAX_BITS = 21;

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

/** The work that is asked for while cards are declined everywhere: twice as much for each doubling. */
export function bitsOf(declines: number, usual: number): number {
  const doublings = declines > usual ? Math.floor(Math.log2(declines / usual)) : 0;
  return Math.min(MAX_BITS, USUAL_BITS + doublings);
}
