import { expect, test } from '@jest/globals';
import { decodeText } from './decode.ts';

/** Each character as the byte of its code. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, bigEndian = false) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const pair = [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8];
      return bigEndian ? pair.reverse() : pair;
    }),
  );
const text = 'league,away\nNHL,Montréal Canadiens';

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-16 with its mark', utf16(`\ufeff${text}`)],
  ['UTF-16 with its mark, the other way', utf16(`\ufeff${text}`, true)],
  ['UTF-16 without', utf16(text)],
  ['UTF-16 without, the other way', utf16(text, true)],
  ['windows-1252', bytes(text)],
])('%s', (_encoding, given) => {
  expect(decodeText(given)).toEqual({ kind: 'VALUE', value: text });
});

test.each([
  ['a half', 'Celtics -3\xbd', 'Celtics -3½'],
  ['signs of a word processor', 'don\x92t \x93Sharp\x94 \x96110', 'don’t “Sharp” –110'],
  ['names in capitals', 'MONTR\xc9AL, \xd6STERREICH', 'MONTRÉAL, ÖSTERREICH'],
])('windows-1252 with %s is certain', (_what, given, value) => {
  expect(decodeText(bytes(given))).toEqual({ kind: 'VALUE', value });
});

test('letters that are two words in two encodings are asked about, with both', () => {
  expect(decodeText(bytes('Pe\xf1a, Montr\xe9al'))).toMatchObject({
    ...{ kind: 'QUESTION', topic: 'encoding', asks: 'Which is spelled right?' },
    choices: [
      { key: 'windows-1252', label: 'Peña (Windows, Western)', value: 'Peña, Montréal' },
      { key: 'windows-1250', label: 'Peńa (Windows, Central European)', value: 'Peńa, Montréal' },
    ],
  });
});

test('an old Mac’s letters are never read as another name', () => {
  expect(decodeText(bytes('Montr\x8eal'))).toMatchObject({
    kind: 'QUESTION',
    choices: [{ key: 'macintosh', value: 'Montréal' }],
  });
});

test.each([
  ['zeros', bytes('PK\x03\x04\0\0\0\0\x01')],
  ['letters of no word', bytes('a\x81\x8d\xf0b')],
])('%s are refused, and nothing is replaced', (_what, given) => {
  expect(decodeText(given)).toEqual({
    kind: 'REFUSAL',
    reason: expect.stringContaining('save the sheet as CSV UTF-8'),
  });
});
