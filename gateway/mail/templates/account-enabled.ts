import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** A security notice. The admin who did it is not named. */
export function accountEnabled({ changedAt }: MailData['account-enabled'], links: Links): Letter {
  const heading = 'Your account is open again';
  return {
    subject: heading,
    heading,
    paragraphs: [
      'Our support team opened your account again. Sign in as before.',
      'If you cannot sign in, reply to this email.',
    ],
    facts: [['Opened', moment(changedAt)]],
    action: { label: 'Open your account', url: links.account },
  };
}
