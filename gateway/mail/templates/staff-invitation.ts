import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

/** To an address that gets a role once it is proved. */
export function staffInvitation(
  { role, invitedBy, expiresAt }: MailData['staff-invitation'],
  links: Links,
): Letter {
  return {
    subject: `You are invited to work on ${PRODUCT.name}`,
    heading: `${PRODUCT.name} invites you to the role ${role}`,
    paragraphs: [
      'Sign up or sign in with this email address and confirm it: your account then has the role, and the admin panel shows the parts that are yours.',
      'If you did not expect this, ignore this email: nothing happens.',
    ],
    facts: [
      ['Invited by', invitedBy],
      ['Until', moment(expiresAt)],
    ],
    action: { label: 'Accept the invitation', url: links.admin },
  };
}
