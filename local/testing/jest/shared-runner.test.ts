import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root } from '#local/system/child-process.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';

/** Test files as somebody may write them, all for one worker, which runs them in the order of their names. */
const FILES = {
  '1-environment': `
    process.env.LEFT = 'behind';
    delete process.env.GIVEN;
    test('changes it', () => { jest.spyOn(Math, 'random').mockReturnValue(7); jest.useFakeTimers({ now: 0 }); });`,
  '2-environment': `
    import { loads } from './module.ts';
    test('is as before', () => {
      expect([process.env.LEFT, process.env.GIVEN, Math.random() === 7, Date.now() === 0]).toEqual([undefined, 'yes', false, false]);
    });
    test('modules are kept', () => expect(loads).toBe(1));`,
  '3-modules': `
    import { loads } from './module.ts';
    test('modules are kept', () => expect(loads).toBe(1));`,
  '4-hangs': `
    test('hangs', () => new Promise(() => {}));
    test('comes after it', () => {});`,
  '5-stray': `
    test('leaves a rejection', () => { Promise.reject(new Error('nobody handles this')); });
    test('throws later', async () => { setTimeout(() => { throw new Error('nobody catches this'); }); await new Promise((go) => setTimeout(go, 50)); });
    test('comes after them', () => {});`,
  '6-hook': `
    afterAll(() => { throw new Error('the hook throws'); });
    test('passes', () => {});`,
  '7-refused': `
    test('a module in place of another', () => jest.mock('node:fs'));
    test('a snapshot', () => expect(1).toMatchSnapshot());
    test('the end of the process', () => process.exit(0));
    test('an assertion too few', () => { expect.assertions(2); expect(1).toBe(1); });`,
  '8-dies': `test('dies', () => process.kill(process.pid, 'SIGKILL'));`,
  '9-cannot-load': `import './not-there.ts';`,
};

/** What Jest needs beside them. */
const OTHERS = {
  'package.json': '{ "type": "module" }',
  'module.ts': `
    const held = globalThis as { loads?: number };
    held.loads = (held.loads ?? 0) + 1;
    export const loads = held.loads;`,
  'sequencer.mjs': `
    export default class {
      sort(tests) { return tests.toSorted((one, other) => (one.path < other.path ? -1 : 1)); }
      cacheResults() {}
    }`,
};

interface Result {
  status: string;
  message: string;
  assertionResults: { title: string; status: string; failureMessages: string[] }[];
}

const folder = temporaryFolder();
const results = new Map<string, Result>();
let printed = '';

/** Runs Jest on the folder as a person would, by the runner alone. */
function runJest(...words: string[]): string {
  const config = {
    rootDir: folder,
    runner: join(root, 'local/testing/jest/shared-runner.ts'),
    testMatch: ['**/*.test.ts'],
    testSequencer: join(folder, 'sequencer.mjs'),
    transform: {},
  };
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--config', JSON.stringify(config), '--maxWorkers=1', ...words];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIVEN: 'yes' },
  });
  return stdout + stderr;
}

beforeAll(() => {
  const head = `import { afterAll, expect, jest, test } from '@jest/globals';`;
  for (const [name, text] of Object.entries(OTHERS)) writeFileSync(join(folder, name), text);
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(join(folder, `${name}.test.ts`), `${head}\n${text}\n`);
  const report = join(folder, 'report.json');
  printed = runJest('--testTimeout=1000', '--json', `--outputFile=${report}`);
  for (const { name, ...result } of JSON.parse(readFileSync(report, 'utf8')).testResults)
    results.set(name.slice(folder.length + 1, -'.test.ts'.length), result);
});
afterAll(() => rmSync(folder, { recursive: true }));

const statuses = (file: string) => results.get(file)?.assertionResults.map(({ status }) => status);

const messages = (file: string) =>
  [
    results.get(file)?.message,
    ...(results.get(file)?.assertionResults ?? []).flatMap(({ failureMessages }) => failureMessages),
  ].join('\n');

test('a file leaves environment, clock and spies as it found them, and modules for the next one', () => {
  for (const file of ['1-environment', '2-environment', '3-modules'])
    expect([file, new Set(statuses(file))]).toEqual([file, new Set(['passed'])]);
});

test('a test that hangs ends by its timeout, and the next one runs', () => {
  expect(statuses('4-hangs')).toEqual(['failed', 'passed']);
  expect(messages('4-hangs')).toContain('Exceeded timeout of 1000 ms for a test');
});

test('what nobody handles or catches fails the test that ran', () => {
  expect(statuses('5-stray')).toEqual(['failed', 'failed', 'passed']);
  expect(messages('5-stray')).toContain('nobody handles this');
  expect(messages('5-stray')).toContain('nobody catches this');
});

test('a hook at the end that throws fails the file', () => {
  expect(statuses('6-hook')).toEqual(['passed']);
  expect(results.get('6-hook')).toMatchObject({ status: 'failed' });
  expect(messages('6-hook')).toContain('the hook throws');
});

test('what the runner does not have is refused in a sentence, at the line of the test', () => {
  expect(statuses('7-refused')).toEqual(['failed', 'failed', 'failed', 'failed']);
  for (const sentence of [
    'jest.mock is not there. Its project shares modules between files',
    'toMatchSnapshot is not there: say in the test what is expected.',
    'process.exit(0) would end the process',
    'Expected two assertions to be called',
  ])
    expect(messages('7-refused')).toContain(sentence);
  expect(printed).toMatch(/7-refused\.test\.ts:3:\d+/);
  expect(runJest('--coverage', '1-environment')).toContain('--coverage counts nothing here.');
});

test('a file that ends its process, or cannot be loaded, fails alone', () => {
  expect(results.get('8-dies')).toMatchObject({ status: 'failed' });
  expect(messages('9-cannot-load')).toContain('not-there.ts');
});

test('-t chooses tests', () => {
  expect(runJest('-t', 'comes after it', '4-hangs')).toMatch(/1 skipped, 1 passed, 2 total/);
});
