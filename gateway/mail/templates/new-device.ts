import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** A security notice: anyone who knows the password could have done it. */
export function newDevice(data: MailData['new-device'], links: Links): Letter {
  return {
    subject: 'New sign-in to your account',
    heading: 'New sign-in to your account',
    paragraphs: [
      'Someone signed in to your account on a new device.',
      'If this was you, there is nothing to do. If it was not, change your password now: that ends every session.',
    ],
    facts: [
      ['Device', data.deviceName],
      ['Signed in', moment(data.signedInAt)],
    ],
    action: { label: 'See where you are signed in', url: links.account },
    closing: [`To change your password: ${links.forgotPassword}`],
  };
}
