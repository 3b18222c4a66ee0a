import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unintendedBreaks } from './breaking-changes.ts';

/** Fails when what is generated is not what the code says, and when the contract breaks its clients unsaid. */
const SDL = 'schema/schema.graphql';
const HOOKS = 'frontend/generated/graphql.ts';
const INTENDED = 'schema/intended-breaks.json';

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
try {
  const fresh = generate(folder);
  const problems = [...stale(SDL, fresh.sdl), ...stale(HOOKS, fresh.hooks), ...(await breaks(fresh.sdl))];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function generate(to) {
  const sdl = join(to, 'schema.graphql');
  const hooks = join(to, 'graphql.ts');
  run(['--import', 'tsx', 'gateway/graphql/emit-schema.ts', sdl]);
  run(['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts', '--silent'], {
    CODEGEN_SCHEMA: sdl,
    CODEGEN_OUT: hooks,
  });
  return { sdl: readFileSync(sdl, 'utf8'), hooks: readFileSync(hooks, 'utf8') };
}

function run(args, variables = {}) {
  execFileSync(process.execPath, args, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
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

/** The contract of the last commit; of the file, where there is no commit to ask. */
function lastCommitted() {
  try {
    return execFileSync('git', ['show', `HEAD:${SDL}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return readFileSync(SDL, 'utf8');
  }
}
