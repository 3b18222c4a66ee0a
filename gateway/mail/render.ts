import type { Message } from '#gateway/integrations/mailer.ts';
import { compose } from './compose.ts';
import {
  type Letter,
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

/** A letter as HTML and text, below it the record as of a checkpoint. */
export function renderLetter(
  letter: Letter,
  publicUrl: string,
  { record, ...foot }: { record: RecordState | null; leaveUrl: string | null; why?: string },
): Pick<Message, 'subject' | 'html' | 'text'> {
  const checked = record && { sentence: recordSentence(record), url: `${publicUrl}/record/verify` };
  const below = { record: checked, settingsUrl: linksTo(publicUrl).alerts, ...foot };
  return { subject: letter.subject, html: toHtml(letter, below), text: toPlainText(letter, below) };
}

/** The mail as HTML and text. */
export function render<T extends Template>(
  template: T,
  data: MailData[T],
  publicUrl: string,
  { record = null, receipts = null, leaveUrl = null, ...oneTime }: AtSending = {},
): Pick<Message, 'subject' | 'html' | 'text'> {
  const letter = compose(template, data, linksTo(publicUrl, oneTime), receipts);
  return renderLetter(letter, publicUrl, { record, leaveUrl });
}
