import type { Letter, Links, ReceiptCounts } from '#gateway/mail/letter.ts';
import type { MailData } from '#gateway/mail/mail.ts';
import { receiptWeek } from '#schema/rules/record/receipt-week.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { longDay, plainDay } from '#schema/rules/time/eastern-time.ts';

/** The file that the mail holds. */
export function receiptsFileName(monday: string): string {
  return `proofs-${receiptWeek(monday).first}.tlog-proof`;
}

export function weeklyReceipts(
  { monday }: MailData['weekly-receipts'],
  { home }: Links,
  receipts: ReceiptCounts | null,
): Letter {
  const { first, last } = receiptWeek(monday);
  return {
    subject: `Your proofs of ${plainDay(first)} to ${plainDay(last)}`,
    heading: 'Your proofs of the week',
    paragraphs: [
      attachedSentence(first, last, receipts),
      'Each shows what a pick said, and proves that it was in our record before this email was sent. Keep it: this copy is in your mailbox, with your mail provider’s time on it, and nobody here can change it.',
    ],
    action: { label: 'Check the proofs', url: `${home}/record/verify` },
    closing: [
      `To check them on your own computer, with Node.js, save ${home}/record/all.ndjson.gz, ${home}/record/policy.txt and ${home}/record/verify.mjs beside them, and run:`,
      `node verify.mjs all.ndjson.gz --proof ${receiptsFileName(monday)}`,
    ],
  };
}

function attachedSentence(first: string, last: string, receipts: ReceiptCounts | null): string {
  const { attached, left } = receipts ?? { attached: 0, left: 0 };
  const days = `from ${longDay(first)} to ${longDay(last)}`;
  const more = left > 0 ? ` ${left} more did not fit: save them from the pages of their days.` : '';
  return `The file with this email has the proofs of ${counted(attached, 'pick')} ${days}.${more}`;
}
