import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addedFields, unintendedBreaks } from './breaking-changes.ts';

/** Fails when what is generated is not what the code says, and when the contract breaks its clients unsaid. */
const SDL = 'schema/schema.graphql';
const HOOKS = 'frontend/generated/graphql.ts';
const CONSTANTS = 'gateway/database/program/constants.sql';
const REST = 'gateway/rest/generated/operations.ts';
const CLIENT = 'packages/client/src/operations.ts';
const INTENDED = 'schema/intended-breaks.json';
const CHANGELOG = 'CHANGELOG.md';

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
// Beside the others: it waits for a database.
const statements = wrongStatements();
try {
  const sdl = emitted('gateway/server/emit-schema.ts', join(folder, 'schema.graphql'));
  const problems = [
    ...stale(SDL, sdl),
    ...stale(CONSTANTS, emitted('schema/codegen/emit-constants.ts', join(folder, 'constants.sql'))),
    ...staleHooks(folder),
    ...(await breaks(sdl)),
    ...(await unannounced(sdl)),
    ...(await statements),
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What a program writes to the file that is named to it. */
function emitted(program, file) {
  execFileSync(process.execPath, ['--import', 'tsx', program, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return readFileSync(file, 'utf8');
}

/** Generates hooks and operations of the emitted contract beside it; what does not fit it codegen says itself. */
function staleHooks(beside) {
  const CODEGEN_OUT = join(beside, 'graphql.ts');
  const CODEGEN_REST_OUT = join(beside, 'operations.ts');
  const CODEGEN_CLIENT_OUT = join(beside, 'client.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts'],
    {
      env: {
        ...process.env,
        CODEGEN_SCHEMA: join(beside, 'schema.graphql'),
        CODEGEN_OUT,
        CODEGEN_REST_OUT,
        CODEGEN_CLIENT_OUT,
      },
      encoding: 'utf8',
    },
  );
  if (status === 0)
    return [
      ...stale(HOOKS, readFileSync(CODEGEN_OUT, 'utf8')),
      ...stale(REST, readFileSync(CODEGEN_REST_OUT, 'utf8')),
      ...stale(CLIENT, readFileSync(CODEGEN_CLIENT_OUT, 'utf8')),
    ];
  return [
    `Documents of the front end do not fit the contract of schema/types/ (a pick: schema/types/picks/pick.type.ts):\n${stdout}${stderr}`,
  ];
}

/** Statements that do not fit the schema, and modules of statements that are stale. */
async function wrongStatements() {
  const program = 'schema/codegen/statements/emit-statements.ts';
  const checking = spawn(process.execPath, ['--import', 'tsx', program, '--check'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => checking.once('close', resolve));
  const said = await text(checking.stderr);
  return (await ended) === 0 ? [] : [said.trimEnd()];
}

function stale(file, fresh) {
  if (readFileSync(file, 'utf8') === fresh) return [];
  return [`${file} is not what the code says any more. Run: npm run codegen, and commit it.`];
}

async function breaks(sdl) {
  const intended = JSON.parse(readFileSync(INTENDED, 'utf8'));
  const found = await unintendedBreaks(lastCommitted(), sdl, intended);
  return found.map(
    (change) =>
      `The contract breaks its clients: ${change}. Keep it and deprecate it, or list this sentence in ${INTENDED} with the reason.`,
  );
}

/** Fields that were added since the changelog was last written. */
async function unannounced(sdl) {
  if (git('diff', '--name-only', 'HEAD', '--', CHANGELOG)) return [];
  const commit = git('log', '-1', '--format=%H', '--', CHANGELOG);
  const older = commit && git('show', `${commit}:${SDL}`);
  const added = older ? await addedFields(older, sdl) : [];
  return added.length === 0 ? [] : [`Say in ${CHANGELOG} what is new for integrators: ${added.join(', ')}.`];
}

/** The contract of the last commit; of the file, where there is no commit. */
function lastCommitted() {
  return git('show', `HEAD:${SDL}`) ?? readFileSync(SDL, 'utf8');
}

/** What git prints; null where it fails, as it does outside a repository. */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd();
  } catch {
    return null;
  }
}
