import { type Letter, type Links, nextChargeSentence } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';

/** After a pending change was undone: the earlier mail no longer holds. */
export function planKept(data: MailData['plan-kept'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  return {
    subject: `You are staying on the ${plan} Plan`,
    heading: `You are staying on the ${plan} Plan`,
    paragraphs: [
      `Your change to the ${tierLabel(data.droppedTier)} Plan will not take place.`,
      nextChargeSentence(data),
    ],
    action: { label: 'See your plan', url: links.subscription },
  };
}
