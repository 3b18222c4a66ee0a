import {
  accountSentences,
  actionOrPassword,
  type Letter,
  type Links,
  moment,
  nextChargeSentence,
} from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';

export function purchaseReceipt(data: MailData['purchase-receipt'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  return {
    subject: `Your receipt ${data.invoiceNumber}: ${plan} Plan`,
    heading: `Welcome to the ${plan} Plan`,
    paragraphs: ['Thank you. Your payment went through, and your picks are open.'],
    bill: data,
    facts: [
      ['Receipt', data.invoiceNumber],
      ['Paid', moment(data.paidAt)],
    ],
    action: actionOrPassword(links, { label: 'Open today’s picks', url: links.picks }),
    closing: [nextChargeSentence(data), ...accountSentences(links)],
  };
}
