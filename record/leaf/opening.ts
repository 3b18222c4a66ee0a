import { Malformed } from '#record/malformed.ts';
import { opens } from './commitment.ts';
import type { Leaf } from './leaf.ts';
import { anyText, checkFields, hash, orNull, text, whole } from './strict.ts';

/** What a sealed pick says. The reason and its salt are null where the reason is withheld. */
export interface PickOpening {
  /** Of the leaf. */
  index: number;
  /** 32 bytes in base64, like all salts. */
  salt: string;
  /** The text of the bet, byte for byte. */
  bet: string;
  whySalt: string | null;
  why: string | null;
}

/** What a price was. */
interface PriceOpening {
  index: number;
  salt: string;
  price: string;
}

export type Opening = PickOpening | PriceOpening;

const PICK = { index: whole, salt: hash, bet: text, whySalt: orNull(hash), why: orNull(anyText) };
const PRICE = { index: whole, salt: hash, price: text };

/** An opening as in `openings/<day>.jsonl`, one a line. Throws Malformed. */
export function parseOpening(value: unknown): Opening {
  if (typeof value !== 'object' || value === null) throw new Malformed('This is no opening.');
  const opening = value as Record<string, unknown> & Opening;
  checkFields(opening, 'price' in opening ? PRICE : PICK, 'The opening');
  return opening;
}

/** Why an opening does not open a leaf, as a sentence; null when it does. */
export function openingProblem(leaf: Leaf, opening: Opening): string | null {
  if (leaf.kind === 'price' && 'price' in opening)
    return opens(leaf.c, 'price', opening.salt, opening.price) ? null : 'the price is not what was sealed';
  if ((leaf.kind !== 'pick' && leaf.kind !== 'import') || 'price' in opening)
    return 'it is opened as something that it is not';
  if (!opens(leaf.bet, 'bet', opening.salt, opening.bet)) return 'the bet is not what was sealed';
  const { why, whySalt } = opening;
  if (why === null && whySalt === null) return null;
  const isSealed = why !== null && whySalt !== null && opens(leaf.why, 'why', whySalt, why);
  return isSealed ? null : 'the reason is not what was sealed';
}
