import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';

export function renewalFailed(data: MailData['renewal-failed'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  return {
    subject: `Your payment for the ${plan} Plan failed`,
    heading: 'Your payment failed',
    paragraphs: [
      `We could not charge ${dollars(data.amountCents)} for the ${plan} Plan. ${data.reason}`,
      data.nextTryAt
        ? 'Add a new card and we will charge it right away. Otherwise we will try the same card again.'
        : 'We will not try this card again. Add a new card and we will charge it right away.',
    ],
    facts: [
      ...(data.nextTryAt ? [['Next attempt', moment(data.nextTryAt)] satisfies [string, string]] : []),
      [
        'Access',
        data.accessUntil ? `until ${moment(data.accessUntil)}` : 'paused until a payment goes through',
      ],
    ],
    action: { label: 'Update your card', url: links.subscription },
  };
}
