/** Characters of JSON. */
export const QUOTE = 34;
export const BACKSLASH = 92;

/** A piece of a file: its bytes, and the same bytes as a text of one character each, of which slices cost nothing. */
export interface Chunk {
  bytes: Buffer;
  latin1: string;
}

export function chunkOf(bytes: Buffer): Chunk {
  return { bytes, latin1: bytes.toString('latin1') };
}

/** A word that a format spells in one way. */
export function wordOf(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

/** By byte: 1 where it stands for itself in JSON. Printable ASCII but for quotes and backslashes. */
const PLAIN = new Uint8Array(256).fill(1, 32, 127);
PLAIN[QUOTE] = 0;
PLAIN[BACKSLASH] = 0;

/** The first place from one on that is not plain ASCII. */
export function plainUntil(bytes: Uint8Array, from: number): number {
  let at = from;
  while (PLAIN[bytes[at] ?? 0] === 1) at += 1;
  return at;
}

/** The place after a word; -1 where another stands. */
export function afterWord(bytes: Uint8Array, at: number, word: Uint8Array): number {
  for (let place = 0; place < word.length; place += 1) if (bytes[at + place] !== word[place]) return -1;
  return at + word.length;
}

/** Where reading stands in a chunk. What it takes is ASCII without escapes, so that a byte is a character. */
export class Cursor {
  chunk: Chunk = chunkOf(Buffer.alloc(0));
  at = 0;

  /** Goes past a word; false, and stays, where another stands. */
  takes(word: Uint8Array): boolean {
    const after = afterWord(this.chunk.bytes, this.at, word);
    if (after < 0) return false;
    this.at = after;
    return true;
  }

  /** A whole number of at most nine digits, as JSON writes it; -1 for any other. */
  wholeNumber(): number {
    const { bytes } = this.chunk;
    const from = this.at;
    let number = 0;
    for (; this.at < from + 9; this.at += 1) {
      const digit = (bytes[this.at] ?? 0) - 48;
      if (digit < 0 || digit > 9) break;
      number = number * 10 + digit;
    }
    const isPadded = bytes[from] === 48 && this.at > from + 1;
    return this.at === from || isPadded ? -1 : number;
  }

  /** The text up to a byte, and stays before it; null, and stays, where anything else than plain ASCII comes first. */
  textUntil(end: number): string | null {
    const { bytes, latin1 } = this.chunk;
    const from = this.at;
    const at = plainUntil(bytes, from);
    if (bytes[at] !== end) return null;
    this.at = at;
    return latin1.slice(from, at);
  }
}
