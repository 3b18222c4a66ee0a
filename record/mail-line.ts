import { fromBase64 } from './bytes.ts';

const MAIL_LINE = /([\d,]{1,20}) entries, root hash ([A-Za-z0-9+/]{43}=)/;

/** What the foot of a mail says of the record (gateway/mail/letter.ts); null when it is no such line. It bears no signature. */
export function mailLine(text: string): { size: number; root: Uint8Array } | null {
  const [, size = '', root = ''] = MAIL_LINE.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  return root
    ? { size: Number(size.replaceAll(',', '')), root: fromBase64(root, 'The root hash', 32) }
    : null;
}
