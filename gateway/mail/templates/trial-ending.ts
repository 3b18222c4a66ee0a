import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';

export function trialEnding(data: MailData['trial-ending'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  const price = dollars(data.amountCents);
  return {
    subject: `Your ${plan} trial ends in 3 hours`,
    heading: 'Your trial ends in 3 hours',
    paragraphs: [
      `You do not need to do anything to keep the ${plan} Plan: ${price} is charged when the trial ends, then every month.`,
      'If you cancel before the end, nothing is charged.',
    ],
    facts: [
      ['Trial ends', moment(data.trialEndsAt)],
      ['Charged then', price],
    ],
    action: { label: 'Keep or cancel', url: links.subscription },
  };
}
