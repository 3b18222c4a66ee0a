import { type Letter, type Links, moment, nextChargeSentence } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';

export function renewalReceipt(data: MailData['renewal-receipt'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  return {
    subject: `Payment received: ${plan} Plan, receipt ${data.invoiceNumber}`,
    heading: 'Payment received',
    paragraphs: [`Thank you. Your payment for the ${plan} Plan went through.`, ...newPriceText(data)],
    bill: data,
    facts: [
      ['Receipt', data.invoiceNumber],
      ['Paid', moment(data.paidAt)],
    ],
    action: { label: 'See your invoices', url: links.subscription },
    closing: [nextChargeSentence(data), 'You can cancel at any time on the page of your plan.'],
  };
}

function newPriceText({ newPrice }: MailData['renewal-receipt']): string[] {
  if (!newPrice) return [];
  const [from, to] = [dollars(newPrice.fromCents), dollars(newPrice.toCents)];
  return [
    `This is the first renewal at ${to} a month, as we wrote to you 30 days ago. Before, a month cost ${from}.`,
  ];
}
