import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** A security notice. The admin who did it is not named. */
export function sessionsEnded({ endedAt, revokedKeys }: MailData['sessions-ended'], links: Links): Letter {
  const keys = revokedKeys === 1 ? 'One API key' : `${revokedKeys} API keys`;
  return {
    subject: 'You were signed out everywhere',
    heading: 'You were signed out everywhere',
    paragraphs: [
      'Our support team signed you out on every device, to protect your account or because you asked for it. Sign in again to continue.',
      ...(revokedKeys > 0 ? [`${keys} stopped working too. Create new ones on your account page.`] : []),
      'If you did not expect this, set another password and reply to this email.',
    ],
    facts: [['Signed out', moment(endedAt)]],
    action: { label: 'Set another password', url: links.forgotPassword },
  };
}
