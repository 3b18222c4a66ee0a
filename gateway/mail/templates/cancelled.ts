import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';

export function cancelled(data: MailData['cancelled'], links: Links): Letter {
  const plan = tierLabel(data.tier);
  return {
    subject: `Your ${plan} Plan is canceled`,
    heading: data.inTrial ? 'Your trial is canceled' : 'Your plan is canceled',
    paragraphs: [
      data.byAdmin
        ? 'Our support team canceled it for you. Nothing more will be charged.'
        : 'Nothing more will be charged.',
      `You keep the ${plan} Plan until the day below. Until then you can reactivate it and keep your billing day.`,
    ],
    facts: [['Access until', moment(data.accessUntil)]],
    action: { label: 'Reactivate', url: links.subscription },
  };
}
