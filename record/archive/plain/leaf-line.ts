import { BET_FIELDS, type Bet } from '#record/leaf/bet.ts';
import { commitment, PREFIX } from '#record/leaf/commitment.ts';
import { type GradeLeaf, LEAF_FIELDS, type Leaf, type PickLeaf, type PriceLeaf } from '#record/leaf/leaf.ts';
import { PRICE_FIELDS, type Price } from '#record/leaf/price.ts';
import { Malformed } from '#record/malformed.ts';
import { isBase64Hash, sha256, sha256Base64 } from '#record/platform.ts';
import type { CheckedOpening } from '#record/rules/rules.ts';
import { PICK_RESULTS, type PickResult } from '#schema/rules/picks/pick-values.ts';
import { BACKSLASH, type Chunk, Cursor, QUOTE, wordOf } from './cursor.ts';
import { FlatObject } from './flat-object.ts';

/** A line of a leaf whose opening, where it has one, was held against it: right in itself. */
export interface PlainLeafLine {
  index: number;
  hash: Uint8Array;
  leaf: Leaf;
  opening: CheckedOpening | null;
  result: PickResult | undefined;
}

const INDEX = wordOf('{"index":');
const LEAF = wordOf(',"leaf":"');
const KIND = wordOf('{\\"v\\":1,\\"kind\\":\\"');
const OPENING = wordOf('","opening":{"index":');
const SALT = wordOf(',"salt":"');
const BET = wordOf('","bet":"');
const PRICE = wordOf('","price":"');
const WHY_SALT = wordOf('","whySalt":"');
const WHY = wordOf('","why":"');
const WHY_WITHHELD = wordOf('","whySalt":null,"why":null');
const RESULT = wordOf(',"result":"');
const TEXT_END = wordOf('"');
const END = wordOf('}');

/** In base64, and decoded. */
const SALT_LENGTH = 44;
const SALT_BYTES = 32;
/** A leaf has at most 64 kB, and a line that is longer is not plain. */
const MOST = 1 << 17;

const [P, R, G] = [...'prg'].map((letter) => letter.charCodeAt(0));

/**
 * Reads the lines of leaves as gateways write them, from their bytes: reading JSON is most of what a large record takes. It
 * answers null for a line that is written in any other way, or in which anything is wrong: then `take` of ArchiveCheck reads
 * it, and says what. Both give the same answer for any bytes (leaf-line.test.ts).
 */
export class LeafLineReader {
  readonly #cursor = new Cursor();
  readonly #pick = new FlatObject<PickLeaf>(LEAF_FIELDS.pick);
  readonly #grade = new FlatObject<GradeLeaf>(LEAF_FIELDS.grade);
  readonly #price = new FlatObject<PriceLeaf>(LEAF_FIELDS.price);
  readonly #bet = new FlatObject<Bet>(BET_FIELDS);
  readonly #priceWords = new FlatObject<Price>(PRICE_FIELDS);
  /** What is hashed: a prefix, and the words without their backslashes. */
  readonly #scratch = Buffer.alloc(MOST);

  /** The line from `from` up to and without `to`. The texts of what it answers are slices of the chunk. */
  read(chunk: Chunk, from: number, to: number): PlainLeafLine | null {
    const cursor = this.#cursor;
    cursor.chunk = chunk;
    cursor.at = from;
    if (to - from > MOST / 2 || !cursor.takes(INDEX)) return null;
    const index = cursor.wholeNumber();
    if (index < 0 || !cursor.takes(LEAF)) return null;
    const begin = cursor.at;
    const leaf = this.#leaf();
    if (!leaf) return null;
    this.#scratch[0] = 0;
    const hash = sha256(this.#scratch.subarray(0, this.#unescape(begin, cursor.at, 1)));
    let opening: CheckedOpening | null = null;
    if (cursor.takes(OPENING)) {
      opening = this.#opening(index, leaf);
      if (!opening) return null;
    } else if (!cursor.takes(TEXT_END)) return null;
    let result: PickResult | undefined;
    if (cursor.takes(RESULT)) {
      const shown = cursor.textUntil(QUOTE);
      result = PICK_RESULTS.find((each) => each === shown);
      if (!result || !cursor.takes(TEXT_END)) return null;
    }
    return cursor.takes(END) && cursor.at === to ? { index, hash, leaf, opening, result } : null;
  }

  #leaf(): Leaf | null {
    const cursor = this.#cursor;
    const { bytes } = cursor.chunk;
    const kind = cursor.at + KIND.length;
    // To try one after the other would take as long as the general reader.
    if (bytes[kind] === G) return this.#grade.read(cursor);
    if (bytes[kind] !== P) return null;
    return bytes[kind + 1] === R ? this.#price.read(cursor) : this.#pick.read(cursor);
  }

  #opening(index: number, leaf: Leaf): CheckedOpening | null {
    const cursor = this.#cursor;
    if (cursor.wholeNumber() !== index || !cursor.takes(SALT)) return null;
    const salt = cursor.at;
    cursor.at += SALT_LENGTH;
    if (leaf.kind === 'pick') return cursor.takes(BET) ? this.#openedPick(leaf, salt) : null;
    if (leaf.kind !== 'price' || !cursor.takes(PRICE)) return null;
    const price = this.#opened(PREFIX.price, salt, this.#priceWords, leaf.c);
    return price && cursor.takes(TEXT_END) && cursor.takes(END) ? { price } : null;
  }

  #openedPick(leaf: PickLeaf, salt: number): CheckedOpening | null {
    const cursor = this.#cursor;
    const bet = this.#opened(PREFIX.bet, salt, this.#bet, leaf.bet);
    if (!bet) return null;
    if (cursor.takes(WHY_WITHHELD)) return cursor.takes(END) ? { bet, isReasonWithheld: true } : null;
    return this.#opensReason(leaf.why) ? { bet, isReasonWithheld: false } : null;
  }

  /** An object that is right, and with the salt at a place what was committed to; null for any other. */
  #opened<T>(prefix: Uint8Array, salt: number, words: FlatObject<T>, committed: string): T | null {
    const cursor = this.#cursor;
    const begin = cursor.at;
    const object = words.read(cursor);
    if (!object || !this.#prepare(prefix, salt)) return null;
    const end = this.#unescape(begin, cursor.at, prefix.length + SALT_BYTES);
    return sha256Base64(this.#scratch.subarray(0, end)) === committed ? object : null;
  }

  /** A reason is prose: where it holds more than plain ASCII it is read as any JSON. */
  #opensReason(committed: string): boolean {
    const cursor = this.#cursor;
    if (!cursor.takes(WHY_SALT)) return false;
    const salt = cursor.at;
    cursor.at += SALT_LENGTH;
    if (!this.#prepare(PREFIX.why, salt) || !cursor.takes(WHY)) return false;
    const begin = cursor.at;
    const isPlain = cursor.textUntil(QUOTE) !== null;
    if (!isPlain) return this.#opensProse(salt, committed);
    const end = this.#unescape(begin, cursor.at, PREFIX.why.length + SALT_BYTES);
    const isRight = sha256Base64(this.#scratch.subarray(0, end)) === committed;
    return isRight && cursor.takes(TEXT_END) && cursor.takes(END);
  }

  #opensProse(salt: number, committed: string): boolean {
    const cursor = this.#cursor;
    const { bytes, latin1 } = cursor.chunk;
    const begin = cursor.at;
    let at = begin;
    for (; bytes[at] !== QUOTE; at += bytes[at] === BACKSLASH ? 2 : 1)
      if ((bytes[at] ?? 0) < 32) return false;
    cursor.at = at + 1;
    try {
      const text: string = JSON.parse(bytes.toString('utf8', begin - 1, at + 1));
      const bytesOfSalt = Buffer.from(latin1.slice(salt, salt + SALT_LENGTH), 'base64');
      return commitment('why', bytesOfSalt, text) === committed && cursor.takes(END);
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof Malformed) return false;
      throw error;
    }
  }

  /** Prefix and salt at the beginning of what is hashed; false where the salt is none. */
  #prepare(prefix: Uint8Array, salt: number): boolean {
    const text = this.#cursor.chunk.latin1.slice(salt, salt + SALT_LENGTH);
    this.#scratch.set(prefix);
    return isBase64Hash(text) && this.#scratch.write(text, prefix.length, 'base64') === SALT_BYTES;
  }

  /** Plain words without their backslashes, to a place. Answers where they end. */
  #unescape(from: number, to: number, place: number): number {
    const { bytes } = this.#cursor.chunk;
    const scratch = this.#scratch;
    let end = place;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === BACKSLASH) continue;
      scratch[end] = byte;
      end += 1;
    }
    return end;
  }
}
