import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';

export function daysGiven({ tier, days, endsAt, renews }: MailData['days-given'], links: Links): Letter {
  const plan = tierLabel(tier);
  const heading = `You have ${days === 1 ? 'one more day' : `${days} more days`} of the ${plan} Plan`;
  return {
    subject: heading,
    heading,
    paragraphs: [
      `We added ${days === 1 ? 'a day' : `${days} days`} to your ${plan} Plan, free of charge.`,
      renews
        ? 'Your next charge moves by as much, and later ones stay a month apart.'
        : 'Your picks stay open until the new end.',
    ],
    facts: [[renews ? 'Next charge' : 'Open until', moment(endsAt)]],
    action: { label: 'Open your plan', url: links.subscription },
  };
}
