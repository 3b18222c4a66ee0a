import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

export function webhookDisabled(data: MailData['webhook-disabled'], links: Links): Letter {
  return {
    subject: 'A webhook endpoint was disabled',
    heading: 'We have stopped calling your webhook endpoint',
    paragraphs: [
      data.reason === 'GONE'
        ? 'Your server answered 410, which says that this address is gone for good.'
        : 'Your server did not take ten calls in a row, over about three days.',
      'What was waiting is kept for you: enable the endpoint on your account page, and it is sent at once. What happens until then is not sent later.',
    ],
    facts: [
      ['Address', data.url],
      ['API key', data.keyName],
      ['Disabled', moment(data.disabledAt)],
    ],
    action: { label: 'Open your account', url: links.account },
  };
}
