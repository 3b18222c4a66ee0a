import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

/** To an address whose account gets a role once its owner accepts it, signed in. */
export function staffInvitation(
  { role, invitedBy, expiresAt }: MailData['staff-invitation'],
  links: Links,
): Letter {
  return {
    subject: `You are invited to work on ${PRODUCT.name}`,
    heading: `${PRODUCT.name} invites you to the role ${role}`,
    paragraphs: [
      'Open the invitation, sign in or sign up with this email address, and accept it: your account then has the role, and the admin panel shows the parts that are yours.',
      'If there is an account with this address that you did not make, choose a new password for it first (Forgot password). Accepting signs out everybody else.',
      'If you did not expect this, ignore this email: nothing happens.',
    ],
    facts: [
      ['Invited by', invitedBy],
      ['Until', moment(expiresAt)],
    ],
    action: { label: 'Accept the invitation', url: links.invitation ?? links.admin },
  };
}
