import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readSheetCase, type SheetCase, type SheetReadings } from './read-sheet-file.ts';

type Expected = SheetCase & Omit<SheetReadings, 'open'>;

const FOLDER = new URL('./sheets/', import.meta.url);
const EXPECTED = '.expected.json';
const names = readdirSync(FOLDER).filter((name) => !name.endsWith(EXPECTED) && name !== 'README.md');
const expectedOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`${name}${EXPECTED}`, FOLDER), 'utf8')) as Expected;

test.each(names)('%s is read as a person who wrote it meant it, or refused with a sentence', (name) => {
  const { door, said, day, ...expected } = expectedOf(name);
  const { open, ...read } = readSheetCase(name, { door, said, day });
  expect(read).toEqual(expected);
  expect(open).toEqual([]);
});

test.each(names)('%s: nothing is read before its columns are said and its questions answered', (name) => {
  const { door, said, day, asked } = expectedOf(name);
  const hasColumns = (said.columns ?? []).some(({ value }) => value == null);
  if (hasColumns) expect(readSheetCase(name, { door, day, said: {} }).reads).toEqual([]);
  const { open } = readSheetCase(name, { door, day, said: { ...said, answers: [] } });
  expect(open).toHaveLength(asked.length);
});

test('there are at least 40 shapes, and all 16 that were measured come to rows', () => {
  const measured = names.filter((name) => /^b\d\d-/.test(name));
  const come = measured.filter(
    (name) => expectedOf(name).reads.length > 0 && expectedOf(name).refused.length === 0,
  );
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect([measured.length, come.length]).toEqual([16, 16]);
});
