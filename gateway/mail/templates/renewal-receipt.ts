import { type Letter, type Links, moment, nextChargeSentence } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';

export function renewalReceipt(data: MailData['renewal-receipt'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  return {
    subject: `Payment received: ${plan} Plan, receipt ${data.invoiceNumber}`,
    heading: 'Payment received',
    paragraphs: [`Thank you. Your payment for the ${plan} Plan went through.`],
    bill: data,
    facts: [
      ['Receipt', data.invoiceNumber],
      ['Paid', moment(data.paidAt)],
    ],
    action: { label: 'See your invoices', url: links.subscription },
    closing: [nextChargeSentence(data)],
  };
}
