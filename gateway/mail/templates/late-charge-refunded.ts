import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';

export function lateChargeRefunded(data: MailData['late-charge-refunded'], links: Links): Letter {
  const amount = dollars(data.amountCents);
  return {
    subject: `We refunded ${amount} to your card`,
    heading: 'We refunded a duplicate charge',
    paragraphs: [
      `When we charged your card for the ${tierLabel(data.tier)} Plan, our payment processor did not respond in time. The charge went through later, when you no longer owed it.`,
      `We refunded all of it. Until your bank has processed the refund, ${amount} may still show on your statement. You do not need to do anything.`,
    ],
    facts: [
      ['Refunded', amount],
      ['Charge requested', moment(data.chargedAt)],
    ],
    action: { label: 'See the plans', url: links.pricing },
  };
}
