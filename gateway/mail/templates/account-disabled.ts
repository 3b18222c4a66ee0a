import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** A security notice. The admin who did it is not named. */
export function accountDisabled({ changedAt }: MailData['account-disabled'], links: Links): Letter {
  const heading = 'Your account was disabled';
  return {
    subject: heading,
    heading,
    paragraphs: [
      'Our support team closed your account. You cannot sign in, and you are signed out everywhere. Your API keys stopped working.',
      'If you did not expect this, reply to this email.',
    ],
    facts: [['Disabled', moment(changedAt)]],
    action: { label: 'Open your account', url: links.account },
  };
}
