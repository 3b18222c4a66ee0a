import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '#schema/rules/time/durations.ts';

/**
 * How long a link to an invoice works. Links carry a token because browsers send no bearer token when they follow one.
 */
const LINK_MILLISECONDS = 5 * MINUTE;

export interface LinkToken {
  /** When it expires, in milliseconds since 1970. */
  expires: string;
  signature: string;
}

/** A token to read one invoice for the next five minutes. */
export function signInvoice(id: string, signingKey: string, now: Date): LinkToken {
  const expires = String(now.getTime() + LINK_MILLISECONDS);
  return { expires, signature: signatureOf(id, expires, signingKey) };
}

/** Whether the token is ours, for this invoice, and not expired. */
export function invoiceTokenHolds(
  id: string,
  { expires, signature }: Partial<LinkToken>,
  signingKey: string,
  now: Date,
): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string') return false;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(id, expires, signingKey));
  return given.length === right.length && timingSafeEqual(given, right) && now.getTime() <= Number(expires);
}

export function invoiceUrls(id: string, publicUrl: string, token: LinkToken): { pdf: string; page: string } {
  const query = new URLSearchParams({ ...token });
  const path = `${publicUrl}/invoices/${encodeURIComponent(id)}`;
  return { pdf: `${path}.pdf?${query}`, page: `${path}?${query}` };
}

/** The purpose is signed too, so that no other signature by this key opens an invoice. */
function signatureOf(id: string, expires: string, signingKey: string): string {
  return createHmac('sha256', signingKey).update(`invoice\n${id}\n${expires}`).digest('base64url');
}
