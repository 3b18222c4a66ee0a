import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';

export function planPaused(data: MailData['plan-paused'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  const { amountCents } = data;
  const as = data.resumesAs === data.tier ? '' : `as the ${tierLabel(data.resumesAs)} Plan `;
  return {
    subject: `Your ${plan} Plan will be paused`,
    heading: 'Your plan will be paused',
    paragraphs: [
      `You keep the ${plan} Plan until the end of the period that you paid for. Then it is paused: it opens nothing, and nothing is charged.`,
      amountCents === null
        ? 'A limit that you set for yourself would stop the charge on the day below: then your plan ends on that day, and you will not be charged.'
        : `It resumes by itself on the day below, ${as}at your price, and is charged then. We will remind you seven days before. Until then you can resume it earlier or cancel it.`,
    ],
    facts: [
      ['Access until', moment(data.accessUntil)],
      [amountCents === null ? 'Ends' : 'Resumes', moment(data.resumesAt)],
      ['Charged then', amountCents === null ? 'Nothing' : dollars(amountCents)],
    ],
    action: { label: 'See your plan', url: links.subscription },
  };
}
