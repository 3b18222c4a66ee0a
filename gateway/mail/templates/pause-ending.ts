import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';

export function pauseEnding(data: MailData['pause-ending'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  const price = dollars(data.amountCents);
  return {
    subject: `Your ${plan} Plan resumes on ${moment(data.resumesAt)}`,
    heading: 'Your pause is almost over',
    paragraphs: [
      `You do not need to do anything to come back: your ${plan} Plan resumes on the day below, and ${price} is charged to your card, then the price of your plan every month.`,
      'To stay away, cancel before that day, and nothing is charged.',
    ],
    facts: [
      ['Resumes', moment(data.resumesAt)],
      ['Charged then', price],
    ],
    action: { label: 'Stay away', url: `${links.subscription}?cancel` },
  };
}
