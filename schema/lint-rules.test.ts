import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let folder: string;

/** A small project under the same lint rules as this one. */
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'no-clock-')));
  for (const file of ['biome.json', 'schema/no-clock.grit', 'gateway/database/orm-habits.grit'])
    cpSync(file, join(folder, file), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter says of a text under a name. */
function linted(file: string, text: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${text}\n`);
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(process.execPath, [biome, 'lint', file], { cwd: folder, encoding: 'utf8' });
  expect(run.stderr + run.stdout).toContain('Checked 1 file');
  return run.status === 0 ? 'fine' : run.stderr + run.stdout;
}

const PRESENT = ['Date.now()', 'new Date()', 'new Date', 'Date()'];

test('the present is read in gateway/integrations/clock.ts and nowhere else in gateway and schema', () => {
  const text = PRESENT.map((present, place) => `export const at${place} = ${present};`).join('\n');
  for (const file of ['gateway/picks/example.ts', 'schema/rules/example.ts', 'gateway/picks/example.test.ts'])
    expect(linted(file, text).match(/Nothing here reads the time/g)).toHaveLength(PRESENT.length);
  expect(linted('gateway/integrations/clock.ts', text)).toBe('fine');
  expect(linted('local/example.ts', text)).toBe('fine');
});

test('a moment that is given may be read everywhere', () => {
  const text = 'export const at = (given: number) => [new Date(given), Date.UTC(2031, 1)];';
  expect(linted('gateway/picks/example.ts', text)).toBe('fine');
});

test('what MikroORM does otherwise than its manual says is not used', () => {
  const calls = ['em.upsert({})', 'em.assign({}, {})', 'em.transactional(act)', 'p.datetime().onUpdate(act)'];
  const text = (call: string) => `import { act, em, p } from './act.ts';\nexport const made = () => ${call};`;
  for (const call of calls) expect(linted('gateway/picks/habit.ts', text(call))).toContain('decision 37');
  expect(linted('gateway/picks/habit.ts', text('em.fork().transactional(act) ?? p'))).toBe('fine');
});
