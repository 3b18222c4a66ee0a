import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

export function webhookDisabled(data: MailData['webhook-disabled'], links: Links): Letter {
  return {
    subject: 'A webhook endpoint was disabled',
    heading: 'We stopped calling your webhook endpoint',
    paragraphs: [
      data.reason === 'GONE'
        ? 'Your server answered 410, which means that this address is permanently gone.'
        : 'Ten calls in a row failed, over about three days.',
      'Enable the endpoint on your account page and we will send what was waiting. Events that happen until then are not sent.',
    ],
    facts: [
      ['Address', data.url],
      ['API key', data.keyName],
      ['Disabled', moment(data.disabledAt)],
    ],
    action: { label: 'Open your account', url: links.account },
  };
}
