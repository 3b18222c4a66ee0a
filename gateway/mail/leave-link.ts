import { createHmac, timingSafeEqual } from 'node:crypto';

export const LEAVE_PATH = '/mails/weekly-receipts/leave';

export interface LeaveToken {
  member: string;
  signature: string;
}

/** The link that ends a member's weekly mail without a sign-in, for as long as the mail is kept. */
export function leaveLink(member: string, publicUrl: string, signingKey: string): string {
  const query = new URLSearchParams({ member, signature: signatureOf(member, signingKey) });
  return `${publicUrl}${LEAVE_PATH}?${query}`;
}

/** The member whose link it is; null for an invented or changed one. */
export function leavingMember(
  { member, signature }: Partial<Record<keyof LeaveToken, unknown>>,
  signingKey: string,
): string | null {
  if (typeof member !== 'string' || typeof signature !== 'string') return null;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(member, signingKey));
  return given.length === right.length && timingSafeEqual(given, right) ? member : null;
}

/** The purpose is signed too, so that no other signature by this key ends a mail. */
function signatureOf(member: string, signingKey: string): string {
  return createHmac('sha256', signingKey).update(`leave weekly receipts\n${member}`).digest('base64url');
}
