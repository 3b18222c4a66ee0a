import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** A security notice, in case someone else has access to the account. */
export function passwordChanged(data: MailData['password-changed'], links: Links): Letter {
  const { revokedKeys, isFirst } = data;
  const keys = revokedKeys === 1 ? 'One API key' : `${revokedKeys} API keys`;
  const title = isFirst ? 'Your password is set' : 'Your password was changed';
  return {
    subject: title,
    heading: title,
    paragraphs: [
      isFirst
        ? 'Sign in with this email address and the password that you chose.'
        : 'You are signed out everywhere and can sign in with the new password.',
      ...(revokedKeys > 0 ? [`${keys} stopped working too. Create new ones on your account page.`] : []),
      'If this was not you, set another password now and reply to this email.',
    ],
    facts: [[isFirst ? 'Set' : 'Changed', moment(data.changedAt)]],
    action: { label: 'Set another password', url: links.forgotPassword },
  };
}
