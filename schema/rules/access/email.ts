/** Control characters and those that nobody sees, such as a zero-width space or a right-to-left override. */
const INVISIBLE = /[\p{C}\p{Z}]/u;
const DELIVERABLE = /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Longest address that the mail standards allow. */
export const MAX_EMAIL_LENGTH = 254;

/** Whether a text may be an address. Deliberately permissive: only a mail proves that an address works. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && !INVISIBLE.test(text) && /^[^\s@]+@[^\s@]+$/.test(text);
}

/** Whether mail and the card processor accept the address: no comments or quotes, and a full domain. */
export function isDeliverable(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && !INVISIBLE.test(text) && DELIVERABLE.test(text);
}

/** An address as others may see it: 'j•••@g•••.com'. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${firstOf(local)}•••@${firstOf(domain)}•••${ending}`;
}

function firstOf(text: string): string {
  return [...text][0] ?? '';
}
