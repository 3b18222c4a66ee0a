import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';

export function priceChange(data: MailData['price-change'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  const [from, to] = [dollars(data.fromCents), dollars(data.toCents)];
  return {
    subject: `Your ${plan} Plan will cost ${to} a month`,
    heading: `Your ${plan} Plan will cost ${to} a month`,
    paragraphs: [
      `You pay ${from} a month today. Starting with the renewal below, a month costs ${to}.`,
      `You do not need to do anything to keep the plan. If you do not want it at this price, cancel before that day: you keep access until then, and nothing more is charged.`,
      ...(data.keepsDiscount ? ['Your discount goes on and is taken off this price.'] : []),
    ],
    facts: [
      ['Until then', `${from} a month`],
      ['From then on', `${to} a month`],
      ['First renewal at this price', moment(data.appliesAt)],
    ],
    action: { label: 'Keep or cancel', url: links.subscription },
  };
}
