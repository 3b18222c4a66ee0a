import { type Letter, type Links, nextChargeSentence } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';

export function reactivated(data: MailData['reactivated'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  return {
    subject: `Your ${plan} Plan is active again`,
    heading: `Your ${plan} Plan is active again`,
    paragraphs: [
      `We reversed your cancellation, and your ${plan} Plan continues as before. Nothing was charged.`,
      nextChargeSentence(data),
    ],
    action: { label: 'See your plan', url: links.subscription },
  };
}
