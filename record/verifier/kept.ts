import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { ARCHIVE_FORMAT, parseArchiveLine } from '#record/archive/lines.ts';
import { fromBase64, textOf } from '#record/bytes.ts';
import { parseCheckpoint, type SignedCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import { type ParsedReceipt, parseReceipts } from '#record/receipt.ts';
import type { Arguments } from './arguments.ts';
import { isPacked, readLines } from './read-lines.ts';
import { sentenceOf } from './system-error.ts';

/** Of a policy, and of receipts or checkpoints in one file: ten thousand of them. */
const MAX_BYTES = 32_000_000;

/** What someone kept of the log, by the file it is in. */
export type Kept = { path: string } & (
  | { what: 'receipts'; receipts: ParsedReceipt[] }
  | { what: 'checkpoints'; checkpoints: SignedCheckpoint[] }
  /** The line at the foot of a mail: it bears no signature. */
  | { what: 'line'; size: number; root: Uint8Array }
  /** `why` is a sentence: what is unreadable must not keep the rest from being checked. */
  | { what: 'unreadable'; why: string }
);

/** Reads all that the words name, in their order. */
export async function readKept({ receipts, checkpoints }: Arguments): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const path of receipts)
    kept.push(
      await readable(path, () => ({ path, what: 'receipts', receipts: parseReceipts(readText(path)) })),
    );
  for (const path of checkpoints) kept.push(await readable(path, () => readCheckpoints(path)));
  return kept;
}

async function readable(path: string, read: () => Kept | Promise<Kept>): Promise<Kept> {
  try {
    return await read();
  } catch (error) {
    const why = error instanceof Malformed ? `${path}: ${error.message}` : sentenceOf(error);
    return { path, what: 'unreadable', why };
  }
}

/** Of a signed checkpoint, the foot of a mail, or a whole record from another day. */
async function readCheckpoints(path: string): Promise<Kept> {
  if (isPacked(path) || beginning(path).startsWith(`{"format":"${ARCHIVE_FORMAT}"`))
    return { path, what: 'checkpoints', checkpoints: await checkpointsOf(path) };
  const text = readText(path);
  const line = mailLine(text) ?? mailLine(unquoted(text));
  if (line) return { path, what: 'line', ...line };
  return {
    path,
    what: 'checkpoints',
    checkpoints: [parseCheckpoint(text.endsWith('\n') ? text : `${text}\n`)],
  };
}

/** Its signed checkpoints: what is between them follows from their roots. */
async function checkpointsOf(path: string): Promise<SignedCheckpoint[]> {
  const found: SignedCheckpoint[] = [];
  await readLines(path, (text) => {
    if (!text.startsWith('{"checkpoint"')) return;
    const read = parseArchiveLine(text);
    if (read.line === 'checkpoint') found.push(parseCheckpoint(read.note));
  });
  if (found.length === 0) throw new Malformed('This is no record: it holds no signed checkpoint.');
  return found;
}

/** A saved mail in quoted-printable. */
function unquoted(text: string): string {
  return text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

function beginning(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(64);
    return bytes.toString('latin1', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

export function readText(path: string): string {
  if (statSync(path).size > MAX_BYTES) throw new Malformed(`${path} is too large for what it should be.`);
  return textOf(readFileSync(path));
}

const MAIL_LINE = /([\d,]{1,20}) entries, root hash ([A-Za-z0-9+/]{43}=)/;

/** What the foot of a mail says of the record (gateway/mail/letter.ts); null when it is no such line. It bears no signature. */
function mailLine(text: string): { size: number; root: Uint8Array } | null {
  const [, size = '', root = ''] = MAIL_LINE.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  return root
    ? { size: Number(size.replaceAll(',', '')), root: fromBase64(root, 'The root hash', 32) }
    : null;
}
