import { isSigned, type LinkToken, signedLink } from './signed-link.ts';

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
