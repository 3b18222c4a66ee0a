import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';

/** A list of two migrations beside a copy of the script. */
const folder = temporaryFolder();
const migrations = join(folder, 'migrations');
const LIST = `import { Migration0001First } from './0001-first.ts';
import { Migration0009Last } from './0009-last.ts';

export const MIGRATIONS = [
  { name: '0001-first', class: Migration0001First },
  { name: '0009-last', class: Migration0009Last },
];
`;

beforeAll(() => {
  mkdirSync(migrations);
  writeFileSync(join(migrations, 'list.ts'), LIST);
  cpSync('gateway/database/new-migration.ts', join(folder, 'new-migration.mts'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: string[]) =>
  spawnSync(process.execPath, [join(folder, 'new-migration.mts'), ...words], { encoding: 'utf8' });

test('a new migration has the next number and is the last one of the list', () => {
  expect(run('two-words').stderr).toBe('');
  expect(readFileSync(join(migrations, '0010-two-words.ts'), 'utf8')).toContain(
    'export class Migration0010TwoWords extends Migration {',
  );
  expect(readFileSync(join(migrations, 'list.ts'), 'utf8')).toBe(
    LIST.replace(
      '\n\nexport',
      "\nimport { Migration0010TwoWords } from './0010-two-words.ts';\n\nexport",
    ).replace('\n];', "\n  { name: '0010-two-words', class: Migration0010TwoWords },\n];"),
  );
});

test.each(['', 'Upper', '../up', 'trailing-'])('refuses the name "%s"', (name) => {
  const { status, stderr } = run(name);
  expect([status, stderr]).toEqual([1, expect.stringContaining('kebab-case')]);
  expect(existsSync(join(folder, 'up.ts'))).toBe(false);
});
