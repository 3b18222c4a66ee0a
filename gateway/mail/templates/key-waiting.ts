import type { Letter, Links } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** A key that was made before its owner's first passkey: a program may have stopped working, and the owner should know why. */
export function keyWaiting(data: MailData['key-waiting'], links: Links): Letter {
  return {
    subject: 'An API key waits for you to confirm it',
    heading: 'An API key waits for you to confirm it',
    paragraphs: [
      'This key was made without a passkey, and you have one now. Until you confirm the key with it, a program that uses it can do only what any member can, and nothing of your role.',
      'If you do not know the key, revoke it.',
    ],
    facts: [
      ['Name', data.name],
      ['Begins with', data.prefix],
    ],
    action: { label: 'Confirm or revoke the key', url: links.account },
  };
}
