import { type Letter, type Links, nextChargeSentence } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { cardText } from '#schema/rules/money/cards.ts';

export function cardExpiring(data: MailData['card-expiring'], links: Links): Letter {
  const card = cardText(data);
  return {
    subject: 'Your card expires soon',
    heading: 'Your card expires soon',
    paragraphs: [
      `Your ${card} expires at the end of ${data.expirationMonth}/${data.expirationYear}. Update it to keep your plan without interruption.`,
    ],
    action: { label: 'Update your card', url: links.subscription },
    closing: [nextChargeSentence(data)],
  };
}
