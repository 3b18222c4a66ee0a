import type { Check, Fields } from '#record/leaf/strict.ts';
import { afterWord, BACKSLASH, type Cursor, plainUntil, QUOTE, wordOf } from './cursor.ts';

type FlatValue = string | number | null;

const ESCAPED_QUOTE = wordOf('\\"');
const NULL = wordOf('null');
const END = wordOf('}');

/**
 * Reads a JSON object that stands as a text within JSON, its quotes escaped: the known fields in their order, each once and
 * right by the same checks that any object is read with, no spaces, and values that are plain texts, whole numbers or null.
 */
export class FlatObject<T> {
  readonly #fields: { name: string; word: Uint8Array; check: Check }[];
  /** To copy one is quicker than to add field by field. */
  readonly #blank: Record<string, FlatValue>;

  constructor(fields: { readonly [field in keyof T]-?: Check } & Fields) {
    this.#fields = Object.entries<Check>(fields).map(([name, check], place) => ({
      name,
      word: wordOf(`${place === 0 ? '{' : ','}\\"${name}\\":`),
      check,
    }));
    this.#blank = Object.fromEntries(this.#fields.map(({ name }) => [name, null]));
  }

  /** Goes past the object; null where it is written otherwise, or breaks a check. */
  read(cursor: Cursor): T | null {
    const { bytes, latin1 } = cursor.chunk;
    const object = { ...this.#blank };
    for (const { name, word, check } of this.#fields) {
      let at = afterWord(bytes, cursor.at, word);
      let value: FlatValue;
      if (at >= 0 && bytes[at] === BACKSLASH) {
        const from = at + ESCAPED_QUOTE.length;
        const to = plainUntil(bytes, from);
        if (bytes[from - 1] !== QUOTE) return null;
        value = latin1.slice(from, to);
        at = afterWord(bytes, to, ESCAPED_QUOTE);
      } else if (at >= 0 && bytes[at] === NULL[0]) {
        value = null;
        at = afterWord(bytes, at, NULL);
      } else {
        cursor.at = at;
        value = at < 0 ? -1 : cursor.wholeNumber();
        at = value < 0 ? -1 : cursor.at;
      }
      if (at < 0 || check(value) !== null) return null;
      object[name] = value;
      cursor.at = at;
    }
    return cursor.takes(END) ? (object as T) : null;
  }
}
