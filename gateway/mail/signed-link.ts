import { createHmac, timingSafeEqual } from 'node:crypto';

/** The query of a link in a mail that works without a sign-in. */
export interface LinkToken {
  member: string;
  signature: string;
}

/** A link that only we can make: `purpose` is signed too, so that no signature does what another one was given for. */
export function signedLink(address: string, member: string, purpose: string, signingKey: string): string {
  const query = new URLSearchParams({ member, signature: signatureOf(member, purpose, signingKey) });
  return `${address}?${query}`;
}

/** Whether the link was made here for this purpose and member. */
export function isSigned({ member, signature }: LinkToken, purpose: string, signingKey: string): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(member, purpose, signingKey));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The token of a query, or null where it is incomplete. */
export function tokenOf(query: Partial<Record<keyof LinkToken, unknown>>): LinkToken | null {
  const { member, signature } = query;
  return typeof member === 'string' && typeof signature === 'string' ? { member, signature } : null;
}

function signatureOf(member: string, purpose: string, signingKey: string): string {
  return createHmac('sha256', signingKey).update(`${purpose}\n${member}`).digest('base64url');
}
