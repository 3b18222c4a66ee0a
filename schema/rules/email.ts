const DELIVERABLE = /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Longest address that the mail standards allow. */
export const LONGEST_EMAIL = 254;

/** Whether a text may be an address. Deliberately permissive: only a mail proves that an address works. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/.test(text);
}

/** Whether mail and the card processor accept the address: no comments or quotes, and a full domain. */
export function isDeliverable(text: string): boolean {
  return text.length <= LONGEST_EMAIL && DELIVERABLE.test(text);
}
