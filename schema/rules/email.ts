/** Longest address that the mail standards allow. */
export const LONGEST_EMAIL = 254;

/**
 * Whether a text can be an address at all. Deliberately generous: only the mail itself proves that it is one.
 */
export function looksLikeEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/.test(text);
}
