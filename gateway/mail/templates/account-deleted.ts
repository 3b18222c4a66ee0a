import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

export function accountDeleted(data: MailData['account-deleted'], links: Links): Letter {
  return {
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    paragraphs: [
      'Your plan has ended and your card has been deleted. We keep your invoices without your name, as tax law requires.',
      'If you did not ask for this, write to us today.',
    ],
    facts: [['Deleted', moment(data.deletedAt)]],
    action: { label: 'See the plans', url: links.pricing },
  };
}
