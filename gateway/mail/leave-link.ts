import { isSigned, type LinkToken, signedLink, tokenOf } from './signed-link.ts';

/** The mails that a member can stop, each with what its links sign. Links in mails that were sent keep working. */
const PURPOSES = {
  'weekly-receipts': 'leave weekly receipts',
  'pick-alerts': 'leave pick alerts',
  'results-recap': 'leave results recap',
} as const;

export type LeaveKind = keyof typeof PURPOSES;
export const LEAVE_KINDS = Object.keys(PURPOSES) as LeaveKind[];

export function leavePath(kind: LeaveKind): string {
  return `/mails/${kind}/leave`;
}

/** The link that stops mails of a kind without a sign-in, for as long as the mail is kept. */
export function leaveLink(kind: LeaveKind, member: string, publicUrl: string, signingKey: string): string {
  return signedLink(`${publicUrl}${leavePath(kind)}`, member, PURPOSES[kind], signingKey);
}

/** The member whose link it is; null for an invented or changed one. */
export function leavingMember(
  kind: LeaveKind,
  query: Partial<Record<keyof LinkToken, unknown>>,
  signingKey: string,
): string | null {
  const token = tokenOf(query);
  return token && isSigned(token, PURPOSES[kind], signingKey) ? token.member : null;
}
