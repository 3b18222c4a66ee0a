import { type Letter, type Links, nextChargeSentence } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';

export function reactivated(data: MailData['reactivated'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  const heading = data.ofPause
    ? `Your ${plan} Plan continues without a pause`
    : `Your ${plan} Plan is active again`;
  const { tier, next = tier } = data;
  const then =
    next === tier ? 'as before' : `until the end of its period, and then your ${tierLabel(next)} Plan starts`;
  return {
    subject: heading,
    heading,
    paragraphs: [
      `We reversed your ${data.ofPause ? 'pause' : 'cancellation'}, and your ${plan} Plan continues ${then}. Nothing was charged.`,
      nextChargeSentence(data),
    ],
    action: { label: 'See your plan', url: links.subscription },
  };
}
