import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** To every owner, also the one who did it: whose session was stolen learns of an owner whom they did not let in. */
export function adminOwner({ email, by, changedAt }: MailData['admin-owner'], links: Links): Letter {
  return {
    subject: `An owner can sign in again: ${email}`,
    heading: 'An owner can sign in again',
    paragraphs: [
      `The account of ${email}, who is an owner, was disabled and is open again. If it should not be, disable it, and end the sessions of who opened it.`,
    ],
    facts: [
      ['Opened by', by],
      ['Opened', moment(changedAt)],
    ],
    action: { label: 'Open the staff', url: `${links.admin}?tab=staff` },
  };
}
