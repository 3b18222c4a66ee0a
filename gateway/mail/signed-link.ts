import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY } from '#schema/rules/time/durations.ts';

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

/** How long a link proves an address: later the mailbox may be somebody else's. */
export const CONFIRM_DAYS = 14;

/** The address and the end are signed too: a link for an address that the account no longer has proves nothing. */
const purposeOf = (email: string, until: string) =>
  `confirm address ${email.toLowerCase()}${until && ` until ${until}`}`;

/** The link by which the owner of a mailbox proves, for some days, that an account's address is theirs. */
export function confirmLink(
  { member, email, now }: { member: string; email: string; now: Date },
  publicUrl: string,
  signingKey: string,
): string {
  const until = new Date(now.getTime() + CONFIRM_DAYS * DAY).toISOString();
  const link = signedLink(`${publicUrl}${CONFIRM_PATH}`, member, purposeOf(email, until), signingKey);
  return `${link}&until=${encodeURIComponent(until)}`;
}

/** When a link for this address ends; null for one that was not made here. Those of before they had an end are over. */
export function confirmsUntil(
  token: LinkToken,
  { email, until }: { email: string; until: unknown },
  signingKey: string,
): Date | null {
  const end = typeof until === 'string' ? until : '';
  return isSigned(token, purposeOf(email, end), signingKey) ? new Date(end || 0) : null;
}
