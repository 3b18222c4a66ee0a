import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { dollars } from '#schema/rules/money/money.ts';

export function refunded(data: MailData['refunded'], links: Links): Letter {
  const amount = dollars(data.amountCents);
  return {
    subject: `We refunded ${amount}`,
    heading: `We refunded ${amount}`,
    paragraphs: [
      data.voided
        ? 'The charge was canceled before your bank collected it. It may show as pending for a few days, then it disappears.'
        : 'The refund goes to the card that you paid with. Your bank may need a few days to show it.',
    ],
    facts: [
      ['Refund', data.invoiceNumber],
      ['Date', moment(data.refundedAt)],
    ],
    action: { label: 'See your invoices', url: links.subscription },
  };
}
