import { toBase64 } from '#record/platform.ts';
import { fromBase64, textOf, utf8, wholeNumber } from './bytes.ts';
import { parseCheckpoint, type SignedCheckpoint } from './checkpoint.ts';
import { type Opening, parseOpening } from './leaf/opening.ts';
import { parseJson } from './leaf/strict.ts';
import { Malformed } from './malformed.ts';

const HEADER = 'c2sp.org/tlog-proof@v1';

/** What one member keeps: a leaf, its opening where they may read it, and the proof that the log holds it. */
export interface Receipt {
  index: number;
  /** The leaf as the log stores it. */
  leaf: string;
  opening: Opening | null;
  /** From the leaf's sibling up. */
  proof: readonly Uint8Array[];
  /** The signed checkpoint, whole. */
  checkpoint: string;
}

export interface ParsedReceipt extends Receipt {
  signed: SignedCheckpoint;
}

/** A receipt as c2sp.org/tlog-proof writes it, to be saved as `.tlog-proof`. */
export function formatReceipt({ index, leaf, opening, proof, checkpoint }: Receipt): string {
  const extra = toBase64(utf8(JSON.stringify({ leaf, ...(opening && { opening }) })));
  return [HEADER, `extra ${extra}`, `index ${index}`, ...proof.map(toBase64), '', checkpoint].join('\n');
}

/** Receipts after one another in one file. Throws Malformed. */
export function parseReceipts(text: string): ParsedReceipt[] {
  if (!text.startsWith(`${HEADER}\n`))
    throw new Malformed(`This is not a proof: it does not begin with ${HEADER}.`);
  return text
    .split(`${HEADER}\n`)
    .slice(1)
    .map((body) => parseReceipt(`${HEADER}\n${body}`));
}

/** Throws Malformed. Verifies nothing. */
export function parseReceipt(text: string): ParsedReceipt {
  const end = text.indexOf('\n\n');
  const [header, extra = '', index = '', ...proof] = text.slice(0, Math.max(end, 0)).split('\n');
  if (header !== HEADER) throw new Malformed(`This is not a proof: it does not begin with ${HEADER}.`);
  if (!extra.startsWith('extra ') || !index.startsWith('index ') || proof.length > 63)
    throw new Malformed('The proof holds no leaf, or no index.');
  const checkpoint = text.slice(end + 2);
  return {
    index: wholeNumber(index.slice('index '.length), "The proof's index"),
    ...parseExtra(textOf(fromBase64(extra.slice('extra '.length), "The proof's leaf"))),
    proof: proof.map((hash) => fromBase64(hash, 'A hash of the proof', 32)),
    checkpoint,
    signed: parseCheckpoint(checkpoint),
  };
}

function parseExtra(text: string): Pick<Receipt, 'leaf' | 'opening'> {
  const { leaf, opening, ...rest } = parseJson(text, 'The proof');
  if (typeof leaf !== 'string' || Object.keys(rest).length > 0)
    throw new Malformed('The proof holds something else than a leaf and its opening.');
  return { leaf, opening: opening === undefined ? null : parseOpening(opening) };
}
