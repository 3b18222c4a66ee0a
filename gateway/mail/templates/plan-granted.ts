import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';

export function planGranted(data: MailData['plan-granted'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  return {
    subject: `You have the ${plan} Plan, free of charge`,
    heading: `Welcome to the ${plan} Plan`,
    paragraphs: [`We gave you the ${plan} Plan. Your picks are open, and you will not be charged.`],
    facts: [['Open until', moment(data.endsAt)]],
    action: { label: 'Open today’s picks', url: links.picks },
  };
}
