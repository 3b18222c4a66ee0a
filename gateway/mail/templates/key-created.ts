import { type Letter, type Links, moment } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';

/** A security notice: a key acts for the account until it is revoked. */
export function keyCreated(data: MailData['key-created'], links: Links): Letter {
  return {
    subject: 'A new API key was created',
    heading: 'A new API key was created',
    paragraphs: [
      'A program that has this key can act for you with its permissions.',
      'If this was not you, change your password now: that ends every session and every API key.',
    ],
    facts: [
      ['Name', data.name],
      ['Begins with', data.prefix],
      ['Permissions', data.scopes.join(', ')],
      ['Created', moment(data.createdAt)],
    ],
    action: { label: 'See your API keys', url: links.account },
    closing: [`To change your password: ${links.forgotPassword}`],
  };
}
