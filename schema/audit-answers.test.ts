import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const answers = readFileSync(join(root, 'docs/measured/audit-answers.md'), 'utf8');
const files = globSync(
  '{bench,frontend,gateway,journeys,local,packages,record,schema}/**/*.{test,story}.{ts,tsx}',
  {
    cwd: root,
  },
);

/** A file of tests in backquotes, by its path or its name, and the words of names of its tests that follow. */
const CITATION = /`([\w./-]+\.(?:test|story)\.tsx?)`((?:(?:: |, |,? and )"[^"\n]+")*)/g;
const CITATIONS = [...answers.replaceAll(/\n +/g, ' ').matchAll(CITATION)].map(
  ([, file = '', names = '']) =>
    [file, [...names.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words)] as const,
);

function textOf(file: string): string {
  const [path, ...others] = files.filter((each) => each === file || basename(each) === file);
  if (!path || others.length > 0 || !existsSync(join(root, path))) return '';
  return readFileSync(join(root, path), 'utf8').replaceAll('\\', '');
}

test('the audit’s answers cite tests', () => expect(CITATIONS.length).toBeGreaterThan(60));

test.each(CITATIONS)('%s has the tests that the audit’s answers cite', (file, names) => {
  const text = textOf(file);
  expect(text).not.toBe('');
  expect(names.filter((words) => !text.includes(words))).toEqual([]);
});
