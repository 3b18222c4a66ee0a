import { isSigned, signedLink } from './signed-link.ts';

/** A page of the product: the address that is invited is signed too, so that a link is good for it alone. */
const PATH = '/invitation';

const purposeOf = (email: string) => `accept an invitation to the staff ${email.toLowerCase()}`;

/** The link by which who reads the mail of an address accepts a role; it ends with the invitation. */
export function invitationLink(
  { invitation, email }: { invitation: string; email: string },
  publicUrl: string,
  signingKey: string,
): string {
  return signedLink(`${publicUrl}${PATH}`, invitation, purposeOf(email), signingKey);
}

/** Whether a link was made here for this invitation and address. */
export function isInvited(
  { invitation, signature }: { invitation: string; signature: string },
  email: string,
  signingKey: string,
): boolean {
  return isSigned({ member: invitation, signature }, purposeOf(email), signingKey);
}
