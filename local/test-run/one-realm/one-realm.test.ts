import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const FINE = `test('it', () => expect(1).toBe(1));`;
const LOOSE = `test('it', async () => {
  void Promise.reject(new Error('nobody waits for this'));
  await new Promise((resolve) => setTimeout(resolve, 20));
});`;
const LATE = `test('it', async () => {
  setTimeout(() => { throw new Error('nobody expects this'); });
  await new Promise((resolve) => setTimeout(resolve, 20));
});`;

/** Fine only where nobody has done the same before. */
const CHANGES = `test('it', () => {
  expect([process.env.LEFT, process.env.GIVEN, typeof console.log]).toEqual([undefined, 'before', 'function']);
  expect([Date.now() > 0, Math.random() < 1]).toEqual([true, true]);
  Object.assign(process.env, { LEFT: 'behind', GIVEN: 'behind' });
  console.log = null;
  jest.spyOn(Math, 'random').mockReturnValue(7);
  jest.useFakeTimers({ now: 0 });
});
test('time', () => expect(Date.now()).toBe(0));`;

/** What a file of tests holds, and whether it passes. */
const FILES: Record<string, [string, boolean]> = {
  'fine.test.mjs': [FINE, true],
  'wrong.test.mjs': [`test('it', () => expect(1).toBe(2));`, false],
  'loose.test.mjs': [LOOSE, false],
  'loose-again.test.mjs': [LOOSE, false],
  'late.test.mjs': [LATE, false],
  'hook.test.mjs': [`beforeAll(async () => { throw new Error('before'); }); ${FINE}`, false],
  'end.test.mjs': [`afterAll(async () => { throw new Error('after'); }); ${FINE}`, false],
  'endless.test.mjs': [`test('it', () => new Promise(() => {}), 20);`, false],
  'import.test.mjs': [`import './not-there.mjs'; ${FINE}`, false],
  'top.test.mjs': [`throw new Error('at the top');`, false],
  'empty.test.mjs': ['', false],
  'changes.test.mjs': [CHANGES, true],
  'changes-again.test.mjs': [CHANGES, true],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-realm-'));
  const imports = `import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';\n`;
  await Promise.all(
    Object.entries(FILES).map(([name, [text]]) => writeFile(join(folder, name), imports + text)),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Told {
  testResults: { name: string; status: string }[];
}

/** What Jest says of all of them, run one after the other in one worker. */
function told(): Promise<Told> {
  const config = {
    rootDir: folder,
    testMatch: ['**/*.test.mjs'],
    transform: {},
    testEnvironment: join(import.meta.dirname, 'environment.cjs'),
    runtime: join(import.meta.dirname, 'runtime.cjs'),
    injectGlobals: false,
  };
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const options = [
    '--experimental-vm-modules',
    jest,
    '--runInBand',
    '--json',
    `--config=${JSON.stringify(config)}`,
  ];
  const surroundings = { cwd: folder, env: { ...process.env, GIVEN: 'before' }, timeout: 25_000 };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, options, surroundings, (_failure, output, words) => {
      if (output.startsWith('{')) resolve(JSON.parse(output));
      else reject(new Error(words || output));
    });
  });
}

test('one after the other in one worker: whatever fails is told, and nothing is left to the next', async () => {
  const { testResults } = await told();
  const found = testResults.map(({ name, status }) => [name.slice(folder.length + 1), status === 'passed']);
  const expected = Object.entries(FILES).map(([name, [, passes]]) => [name, passes]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});
