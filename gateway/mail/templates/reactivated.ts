import { type Letter, type Links, nextChargeSentence } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/tiers.ts';

export function reactivated(data: MailData['reactivated'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  return {
    subject: `Your ${plan} Plan goes on`,
    heading: 'Welcome back',
    paragraphs: [
      `Your cancellation is taken back: the ${plan} Plan goes on as before. Nothing was charged for it.`,
      nextChargeSentence(data),
    ],
    action: { label: 'See your plan', url: links.subscription },
  };
}
