import type { Letter, Links } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { dollars } from '#schema/rules/money/money.ts';

export function adminDispute(data: MailData['admin-dispute'], links: Links): Letter {
  return {
    subject: `Payment disputed: ${dollars(data.amountCents)}`,
    heading: 'A payment was disputed',
    paragraphs: [
      `The bank of ${data.email} has reversed a payment.`,
      data.accessRevoked ? 'Their plan has ended.' : 'They had no plan to end.',
    ],
    facts: [
      ['Amount', dollars(data.amountCents)],
      ['Transaction', data.transactionId],
      ['Order', data.orderId ?? 'Not ours'],
      ['Reason', data.reason ?? 'Not given'],
    ],
    action: { label: 'Open the admin pages', url: links.admin },
  };
}
