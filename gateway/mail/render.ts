import type { Message } from '#gateway/integrations/mailer.ts';
import { compose } from './compose.ts';
import {
  linksTo,
  type OneTimeLinks,
  type ReceiptCounts,
  type RecordState,
  recordSentence,
} from './letter.ts';
import type { MailData, Template } from './mail.ts';
import { toHtml } from './to-html.ts';
import { toPlainText } from './to-plain-text.ts';

/** What is known when the mail is sent. */
interface AtSending extends OneTimeLinks {
  /** Named at the foot: what is in a mailbox nobody can change. */
  record?: RecordState | null;
  receipts?: ReceiptCounts | null;
  leaveUrl?: string | null;
}

/** The mail as HTML and text. */
export function render<T extends Template>(
  template: T,
  data: MailData[T],
  publicUrl: string,
  { record = null, receipts = null, leaveUrl = null, ...oneTime }: AtSending = {},
): Pick<Message, 'subject' | 'html' | 'text'> {
  const letter = compose(template, data, linksTo(publicUrl, oneTime), receipts);
  const checked = record && { sentence: recordSentence(record), url: `${publicUrl}/record/verify` };
  const foot = { record: checked, leaveUrl };
  return { subject: letter.subject, html: toHtml(letter, foot), text: toPlainText(letter, foot) };
}
