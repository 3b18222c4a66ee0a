import { fromBase64 } from '#record/bytes.ts';
import { type Report, treeText } from './report-text.ts';
import { continuityOf, type SiteLog } from './site-log.ts';

const MAIL_LINE = /([\d,]{1,20}) entries, root hash ([A-Za-z0-9+/]{43}=)/;

/** What the foot of a mail says of the record (gateway/mail/letter.ts); null when it is no such line. */
export async function mailReport(text: string, { checkpoint }: SiteLog): Promise<Report | null> {
  const [, entries = '', root = ''] = MAIL_LINE.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  if (!root) return null;
  const size = Number(entries.replaceAll(',', ''));
  const state = await continuityOf({ size, root: fromBase64(root, 'The root hash', 32) }, checkpoint);
  return state === 'rewritten' || state === 'shorter' ? CONTRADICTED : treeText(state, size, checkpoint.size);
}

/** It bears no signature of the log: a stranger could make an honest record look rewritten. */
const CONTRADICTED: Report = {
  verdict: 'undecided',
  headline: 'The record is not what this line says',
  facts: [
    'If the email is ours, the record was rewritten since. Keep the email, whole: the signature of our mail server in it proves who sent it.',
    'Anyone can write such a line, so first find out whether it came from us. A receipt decides it, because the record itself signed it.',
  ],
};
