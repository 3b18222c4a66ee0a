import { expect, test } from 'vitest';
import { fileFailure, readCsvFile } from './read-csv-file.ts';

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const fileOf = (...parts: BlobPart[]) => new File(parts, 'games.csv');

test.each<[string, BlobPart, string]>([
  ['in UTF-8', 'league,away\nNBA,Ünited\n', 'league,away\nNBA,Ünited\n'],
  ['in UTF-16', utf16('league,away\n'), 'league,away\n'],
  ['that is empty', '', ''],
])('a file %s is read', async (_what, part, text) => {
  expect(await readCsvFile(fileOf(part))).toBe(text);
});

test.each<[string, BlobPart, RegExp]>([
  ['of 10 MB', 'a'.repeat(10_000_000), /^The file is too large: at most 95 kB at once\. Split it/],
  ['of quotes that double on their way', '"'.repeat(60_000), /^The file is too large/],
  ['of something else', new Uint8Array([80, 75, 3, 4, 0, 0, 255]), /^This is no CSV file\. /],
])('a file %s says what to do', async (_what, part, sentence) => {
  const failure = await readCsvFile(fileOf(part)).catch((thrown: unknown) => thrown);
  expect(fileFailure('import games', failure)).toMatch(sentence);
});

test('a file that was changed after it was chosen, and a failure of the server', () => {
  expect(fileFailure('import games', new DOMException('', 'NotReadableError'))).toBe(
    'The file was changed after you chose it. Choose it again.',
  );
  expect(fileFailure('import games', new TypeError('Failed to fetch'))).toBe(
    'Failed to import games. Please try again.',
  );
});
