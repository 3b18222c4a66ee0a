import { type Letter, type Links, moment, nextChargeSentence } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { dollars } from '#schema/rules/money.ts';
import { tierLabel } from '#schema/rules/tiers.ts';

export function planChanged(data: MailData['plan-changed'], links: Links): Letter {
  const [from, to] = [tierLabel(data.from), tierLabel(data.to)];
  const now = data.takesEffect === 'now';
  return {
    subject: now ? `You are on the ${to} Plan` : `You change to the ${to} Plan soon`,
    heading: now ? `You are on the ${to} Plan` : `${from} today, ${to} next`,
    paragraphs: [
      now
        ? `You changed from the ${from} Plan to the ${to} Plan. It is open now.`
        : `You keep the ${from} Plan until your period ends. Then the ${to} Plan begins.`,
      nextChargeSentence(data),
    ],
    facts: [
      [now ? 'Changed' : 'Begins', moment(data.takesEffectAt)],
      ['Charged now', dollars(data.chargedCents)],
    ],
    action: { label: 'See your plan', url: links.subscription },
  };
}
