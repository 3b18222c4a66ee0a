const DELIVERABLE = /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Longest address that the mail standards allow. */
export const LONGEST_EMAIL = 254;

/**
 * Whether a text can be an address at all. Deliberately generous: only the mail itself proves that it is one.
 */
export function looksLikeEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/.test(text);
}

/** Whether mail and the card processor accept the address: no comments or quotes, and a full domain. */
export function isDeliverable(text: string): boolean {
  return text.length <= LONGEST_EMAIL && DELIVERABLE.test(text);
}
