import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fileFailure, readSheetFile } from './read-sheet-file.ts';

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const fileOf = (...parts: BlobPart[]) => new File(parts, 'games.csv');

test.each<[string, BlobPart, string]>([
  ['in UTF-8', 'league,away\nNBA,Ünited\n', 'league,away\nNBA,Ünited\n'],
  ['in UTF-16', utf16('league,away\n'), 'league,away\n'],
  ['in windows-1252', latin('NHL,Montréal'), 'NHL,Montréal'],
  ['that is empty', '', ''],
])('a file %s is read', async (_what, part, text) => {
  expect(await readSheetFile(fileOf(part))).toBe(text);
});

test('letters that can be two are asked about', async () => {
  expect(await readSheetFile(fileOf(latin('MLB,Peña')))).toMatchObject({
    asks: 'Which is spelled right?',
    choices: [{ label: 'Peña (Windows, Western)' }, { label: 'Peńa (Windows, Central European)' }],
  });
});

test('of a workbook the sheet is read, with dates and times as words; of several it is asked which', async () => {
  const workbook = (name: string) => fileOf(new Uint8Array(readFileSync(`frontend/testing/${name}`)));
  expect(await readSheetFile(workbook('picks.xlsx'))).toBe(
    'sport,game,date,time,pick,odds\nNBA,Celtics @ Lakers,2026-12-02,19:30,Celtics ML,150\n',
  );
  expect(await readSheetFile(workbook('two-sheets.xlsx'))).toMatchObject({
    asks: 'Which sheet of the workbook?',
    choices: [{ label: 'Picks' }, { label: 'Notes' }],
  });
});

test.each<[string, BlobPart, RegExp]>([
  ['of 10 MB', 'a'.repeat(10_000_000), /^The file is too large: at most 995 kB at once\. Split it/],
  ['of quotes that double on their way', '"'.repeat(600_000), /^The file is too large/],
  [
    'of something else',
    new Uint8Array([1, 2, 3, 4, 0, 0, 255]),
    /^The file is no text; save the sheet as CSV UTF-8/,
  ],
  ['of an archive', new Uint8Array([80, 75, 3, 4, 0, 0, 255]), /^This is no workbook that can be read\. /],
  [
    'of an old Excel',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
    /^This is a workbook of an old Excel\. Save it as \.xlsx/,
  ],
])('a file %s says what to do', async (_what, part, sentence) => {
  const failure = await readSheetFile(fileOf(part)).catch((thrown: unknown) => thrown);
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
