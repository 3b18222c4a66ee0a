import { question, type Reading, value } from '#schema/rules/market/reading/reading.ts';

/** Encodings of older programs, with who writes them; the last is seldom met, and is no reading where another is one. */
const OLDER = [
  ['windows-1252', 'Windows, Western'],
  ['windows-1250', 'Windows, Central European'],
  ['macintosh', 'Mac'],
] as const;

/** The text of a file. Letters are read where all readings that make words agree, and asked about otherwise; none is ever replaced. */
export function decodeText(bytes: Uint8Array): Reading<string> {
  const utf16 = utf16Of(bytes);
  if (!utf16 && bytes.includes(0)) return refused('is no text');
  const text = decoded(bytes, utf16 ?? 'utf-8');
  if (text !== null) return value(text);
  return utf16 ? refused('is cut off') : olderText(bytes);
}

function refused(what: string): Reading<never> {
  return { kind: 'REFUSAL', reason: `${what}; save the sheet as CSV UTF-8, and choose it again` };
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** By its mark, or by the zeros that half of its bytes are in a text of our letters. */
function utf16Of(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 2_000);
  const zeros = (at: number) => head.filter((byte, place) => place % 2 === at && byte === 0).length;
  const isMost = (count: number) => count > head.length * 0.35;
  if (isMost(zeros(1)) && zeros(0) === 0) return 'utf-16le';
  return isMost(zeros(0)) && zeros(1) === 0 ? 'utf-16be' : null;
}

/** A word with a letter or sign beyond ASCII. */
const WORDS = /[^\s,;"\t]*[^\0-\u007f][^\s,;"\t]*/g;
/** Latin letters, and the signs that word processors and spreadsheets write. */
const LETTERS = /^[\0-\u007f\p{Script=Latin}\u00a0‘’“”–—…•·°±×½¼¾€£©®™]*$/u;
/** A capital after a small letter, or a sign inside a word, is the mark of a wrong encoding. */
const BROKEN =
  /\p{Ll}(?=[^\0-\u007f])\p{Lu}|(?=[^\0-\u007f])\p{Ll}\p{Lu}|\p{L}(?=[^\0-\u007f’])[^\p{L}\p{N}\s]\p{Ll}|\p{Lu}(?=[^\0-\u007f’–—])[^\p{L}\p{N}\s]\p{Lu}/u;

function olderText(bytes: Uint8Array): Reading<string> {
  const readings = OLDER.flatMap(([encoding, by]) => {
    const text = decoded(bytes, encoding);
    const words = text?.match(WORDS) ?? [];
    const isRead = words.every((word) => LETTERS.test(word) && !BROKEN.test(word));
    return text !== null && isRead ? [{ encoding, by, text, words }] : [];
  });
  const [first, ...others] = readings.filter(
    ({ encoding, text }, at) =>
      (at === 0 || encoding !== 'macintosh') && readings.findIndex((other) => other.text === text) === at,
  );
  if (!first) return refused('is in an encoding that cannot be told');
  if (first.encoding === 'windows-1252' && others.length === 0) return value(first.text);
  const differ = first.words.findIndex((word, at) => others.some(({ words }) => words[at] !== word));
  const choices = [first, ...others].map(({ encoding, by, text, words }) => ({
    ...{ key: encoding, value: text },
    label: `${words[Math.max(differ, 0)]} (${by})`,
  }));
  return question('encoding', 'Which is spelled right?', choices);
}
