import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** To the other owners, also the one who did it: whose session was stolen learns of an owner whom they did not let in. */
export function adminOwner(data: MailData['admin-owner'], links: Links): Letter {
  const { email, by, changedAt, newAddress } = data;
  return {
    ...(newAddress ? moved(email, newAddress) : opened(email)),
    facts: [
      [newAddress ? 'Changed by' : 'Opened by', by],
      [newAddress ? 'Changed' : 'Opened', moment(changedAt)],
    ],
    action: { label: 'Open the staff', url: `${links.admin}?tab=staff` },
  };
}

function opened(email: string) {
  const heading = 'An owner can sign in again';
  return {
    subject: `${heading}: ${email}`,
    heading,
    paragraphs: [
      `The account of ${email}, who is an owner, was disabled and is open again. If it should not be, disable it, and end the sessions of who opened it.`,
    ],
  };
}

function moved(email: string, newAddress: string) {
  const heading = 'An owner has another address';
  return {
    subject: `${heading}: ${email}`,
    heading,
    paragraphs: [
      `The account of ${email}, who is an owner, has the address ${newAddress} now: its mailbox can reset the password. If it should not, disable the account, and end the sessions of who changed it.`,
    ],
  };
}
