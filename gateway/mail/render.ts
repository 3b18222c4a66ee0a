import type { Message } from '#gateway/integrations/mailer.ts';
import { compose } from './compose.ts';
import { linksTo, type RecordState, recordSentence } from './letter.ts';
import type { MailData, Template } from './mail.ts';
import { toHtml } from './to-html.ts';
import { toPlainText } from './to-plain-text.ts';

/**
 * The mail as HTML and text. `resetCode` opens the page where the owner of a new account chooses a password. `record` is
 * named at its foot: what is in a mailbox nobody can change.
 */
export function render<T extends Template>(
  template: T,
  data: MailData[T],
  publicUrl: string,
  resetCode: string | null = null,
  record: RecordState | null = null,
): Pick<Message, 'subject' | 'html' | 'text'> {
  const letter = compose(template, data, linksTo(publicUrl, resetCode));
  const foot = record && { sentence: recordSentence(record), url: `${publicUrl}/record/verify` };
  return { subject: letter.subject, html: toHtml(letter, foot), text: toPlainText(letter, foot) };
}
