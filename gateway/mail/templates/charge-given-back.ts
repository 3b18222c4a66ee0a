import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { dollars } from '#schema/rules/money.ts';
import { tierLabel } from '#schema/rules/tiers.ts';

export function chargeGivenBack(data: MailData['charge-given-back'], links: Links): Letter {
  const amount = dollars(data.amountCents);
  return {
    subject: `We gave ${amount} back to your card`,
    heading: 'A charge that came late was given back',
    paragraphs: [
      `When we charged your card for the ${tierLabel(data.tier)} Plan, our payment processor did not answer, and so the charge counted as not made. It was carried out later all the same.`,
      `You do not owe it, so we gave back all of it. Until your bank has worked on that, ${amount} can still show on your statement. There is nothing that you have to do.`,
    ],
    facts: [
      ['Given back', amount],
      ['Asked for', moment(data.chargedAt)],
    ],
    action: { label: 'See the plans', url: links.pricing },
  };
}
