import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** A security notice. The admin who did it is not named. */
export function addressCorrected({ changedAt }: MailData['address-corrected'], links: Links): Letter {
  const heading = 'The address of your account was changed';
  return {
    subject: heading,
    heading,
    paragraphs: [
      'Our support team gave your account another email address, because you asked for it. You were signed out everywhere: sign in with the new address and the same password.',
      'Your own limits and breaks stay as they are. If you did not ask for this, reply to this email.',
    ],
    facts: [['Changed', moment(changedAt)]],
    action: { label: 'Open your account', url: links.account },
  };
}
