import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { EndReason, MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';

const REASONS: Record<EndReason, string> = {
  cancelled: 'It was canceled, and its last day has passed.',
  'payment-failed': 'We could not charge your card, so it has ended. We will not try again.',
  revoked: 'Our support team ended it.',
  disputed: 'Your bank took back a payment for it.',
  'own-limit':
    'You are taking a break, have excluded yourself or have reached your monthly limit, so it was not renewed.',
  'account-deleted': 'Your account was deleted.',
  'grant-over': 'It was a complimentary plan, and its last day has passed.',
};

export function planEnded(data: MailData['plan-ended'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  return {
    subject: `Your ${plan} Plan has ended`,
    heading: `Your ${plan} Plan has ended`,
    paragraphs: [
      REASONS[data.reason],
      ...(data.reason === 'account-deleted'
        ? []
        : ['Your account stays open, and you can choose a plan again at any time.']),
    ],
    facts: [['Ended', moment(data.endedAt)]],
    action: { label: 'See the plans', url: links.pricing },
  };
}
