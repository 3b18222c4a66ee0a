import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const FOLDER = join(import.meta.dirname, '../docs/decisions');
const files = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');

test('no two decisions share a number', () => {
  expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length);
});

test('the index has a row for each decision, once, in the order of the numbers', () => {
  const numbers = [...index.matchAll(/^\| (\d+) /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(files.map((file) => Number(file.slice(0, 4))).sort((one, other) => one - other));
});

test.each(files)('%s has a number, a date and a status, and is in the index', (file) => {
  const [title = '', , status = ''] = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
  expect(status).toMatch(/^\d{4}-\d\d-\d\d · (accepted|replaced by \[)/);
  expect(index).toContain(`| ${Number(file.slice(0, 4))} `);
  expect(index).toContain(`[${title.replace(/^# \d+\. /, '')}](${file})`);
});
