import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applyStep, copyProject, type Step, stepsOf } from '#gateway/testing/recipe.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';

/** docs/add-a-field.md, followed on copies of the project by its own blocks. */
const steps = stepsOf(readFileSync('docs/add-a-field.md', 'utf8'));

const CHECKS = ['gateway/database/migrations/list.test.ts', 'gateway/picks/pick-fields.test.ts'];
const GENERATED = [
  'schema/schema.graphql',
  'frontend/generated/graphql.ts',
  'gateway/rest/generated/operations.ts',
  'gateway/picks/pick-rows.sql.ts',
];

/** Which steps each copy leaves out, so that every step is left out of one. */
const FORGOTTEN = { whole: [], database: [2, 3, 4], sources: [1, 5, 6, 7, 8] } as const;
type Copy = keyof typeof FORGOTTEN;
const COPIES = Object.keys(FORGOTTEN) as Copy[];

const folder = temporaryFolder();
const at = (copy: Copy) => join(folder, copy);

beforeAll(() => {
  for (const copy of COPIES) {
    copyProject(at(copy));
  }
  const git = ['-c', 'user.name=recipe', '-c', 'user.email=recipe@chalkline.test'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...git, 'commit', '-qm', 'Before the field'],
  ])
    execFileSync('git', args, { cwd: at('whole') });
  for (const copy of COPIES) for (const step of stepsFor(copy)) applyStep(at(copy), step);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function stepsFor(copy: Copy): Step[] {
  const left: readonly number[] = FORGOTTEN[copy];
  return steps.filter(({ number }) => number !== 9 && !left.includes(number));
}

/** What a command of the project prints in a copy, and whether it succeeded. */
function run(copy: Copy, ...args: string[]): { ok: boolean; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: at(copy), encoding: 'utf8' });
  return { ok: status === 0, text: stdout + stderr };
}

test('takes at most nine files', () => {
  expect(new Set(steps.map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(new Set(steps.map(({ file }) => file)).size).toBeLessThanOrEqual(9);
});

test('the generated files follow; without its line the changelog is named', () => {
  expect(run('whole', '--import', 'tsx', 'gateway/server/emit-schema.ts')).toMatchObject({ ok: true });
  const statements = run('whole', '--import', 'tsx', 'schema/codegen/statements/emit-statements.ts');
  expect(statements).toMatchObject({ ok: true });
  const codegen = run('whole', 'node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts');
  expect(codegen).toMatchObject({ ok: true });
  const text = 'Say in CHANGELOG.md what is new for integrators: Pick.broadcast.\n';
  expect(run('whole', 'schema/codegen/check-generated.mjs')).toEqual({ ok: false, text });
  for (const step of steps.filter(({ number }) => number === 9)) applyStep(at('whole'), step);
});

test('is formatted as the linter wants it, imports in order included', () => {
  const changed = execFileSync('git', ['ls-files', '--modified', '--others', '--exclude-standard'], {
    cwd: at('whole'),
    encoding: 'utf8',
  });
  const sources = changed.split('\n').filter((file) => /\.(tsx?|graphql)$/.test(file));
  expect(sources).toContain('gateway/database/migrations/list.ts');
  expect(run('whole', 'node_modules/@biomejs/biome/bin/biome', 'check', ...sources)).toMatchObject({
    ok: true,
  });
});

test('adds one line to the changelog, among the others', () => {
  expect(readFileSync(join(at('whole'), 'CHANGELOG.md'), 'utf8')).toMatch(
    /\n\*\*Picks\*\*\n\n- `Pick\.broadcast`.*\n- /,
  );
});

test('compiles; without a sample the compiler names the file', () => {
  const tsc = ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'];
  expect(run('whole', ...tsc)).toEqual({ ok: true, text: '' });
  for (const file of GENERATED) cpSync(join(at('whole'), file), join(at('sources'), file));
  // The sample alone, because everything once more would take twenty times as long.
  writeFileSync(
    join(at('sources'), 'tsconfig.sample.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [], files: ['frontend/testing/samples.ts'] }),
  );
  expect(run('sources', ...tsc.with(-1, 'tsconfig.sample.json')).text).toContain(
    'frontend/testing/samples.ts',
  );
});

test('passes the tests; each forgotten step fails one that names its file', () => {
  const messages = failures();
  expect(messages.whole).toBe('');
  for (const [copy, files] of [
    ['database', ['gateway/database/migrations/', 'list.ts', 'schema/types/picks/pick.type.ts']],
    [
      'sources',
      ['gateway/picks/pick.entity.ts', 'board.graphql', 'PickCard.tsx', 'gateway/picks/pick-fields.test.ts'],
    ],
  ] as const)
    for (const file of files) expect(messages[copy]).toContain(file);
});

interface Report {
  testResults: { message: string; assertionResults: { failureMessages: string[] }[] }[];
}

/** The messages of the tests that look after the fields of a pick, in every copy. They share this run's world. */
function failures(): Record<Copy, string> {
  return Object.fromEntries(COPIES.map((copy) => [copy, failuresIn(copy)])) as Record<Copy, string>;
}

function failuresIn(copy: Copy): string {
  const report = join(folder, `${copy}.json`);
  const jest = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'gateway',
    // A second process would load all modules for one test.
    '--maxWorkers=1',
    '--runTestsByPath',
    ...CHECKS,
  ];
  const named = ['-t', 'every field of a pick|there is no drift'];
  run(copy, ...jest, ...named, '--json', `--outputFile=${report}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  expect(testResults).toHaveLength(CHECKS.length);
  return testResults
    .flatMap(({ message, assertionResults }) => [
      message,
      ...assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []),
    ])
    .join('\n')
    .trim();
}
