import type { Letter, Links } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

export function confirmAddress({ asked }: MailData['confirm-address'], links: Links): Letter {
  return {
    subject: `Confirm your address to get picks by email`,
    heading: 'Is this your address?',
    paragraphs: [
      `We email picks only to addresses that their owner has confirmed. Confirm yours, and ${PRODUCT.name} can tell you when a pick opens.`,
    ],
    ...(links.confirm && { action: { label: 'Confirm my address', url: links.confirm } }),
    closing: [
      `${asked ? 'You asked for this email.' : 'You get this email once.'} If you do not confirm, nothing changes: your plan goes on, and emails about your account come as before.`,
    ],
  };
}
