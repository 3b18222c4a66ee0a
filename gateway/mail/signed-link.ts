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

export const CONFIRM_PATH = '/mails/confirm-address';

/** The address is signed too: a link for an address that the account no longer has proves nothing. */
const purposeOf = (email: string) => `confirm address ${email.toLowerCase()}`;

/** The link by which the owner of a mailbox proves that an account's address is theirs. */
export function confirmLink(member: string, email: string, publicUrl: string, signingKey: string): string {
  return signedLink(`${publicUrl}${CONFIRM_PATH}`, member, purposeOf(email), signingKey);
}

export function isConfirmation(token: LinkToken, email: string, signingKey: string): boolean {
  return isSigned(token, purposeOf(email), signingKey);
}
