import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { cardText } from '#schema/rules/money/cards.ts';

/** A security notice: anyone with access to the account could have done it. */
export function cardReplaced(data: MailData['card-replaced'], links: Links): Letter {
  return {
    subject: 'Your payment card was changed',
    heading: 'Your payment card was changed',
    paragraphs: [
      `Your next payment will use your ${cardText(data)}.`,
      'If this was not you, change your password now and reply to this email.',
    ],
    facts: [['Changed', moment(data.changedAt)]],
    action: { label: 'Check your card', url: links.subscription },
    closing: [`To change your password: ${links.account}`],
  };
}
