import { accountSentences, actionOrPassword, type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';

export function trialStarted(data: MailData['trial-started'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  const price = dollars(data.amountCents);
  return {
    subject: `Your ${plan} trial has started`,
    heading: `Your ${plan} trial has started`,
    paragraphs: [
      'Nothing was charged today.',
      `When the trial ends, ${price} is charged to your card, then every month. Cancel before then and nothing is charged.`,
    ],
    facts: [
      ['Trial ends', moment(data.trialEndsAt)],
      ['Charged then', price],
    ],
    action: actionOrPassword(links, { label: 'Open today’s picks', url: links.picks }),
    closing: [`To cancel: ${links.subscription}`, ...accountSentences(links)],
  };
}
