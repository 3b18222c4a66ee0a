import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { runCommand } from '#local/system/run-command.ts';
import { ensureClusterPrograms } from '#local/testing/ensure-program.ts';
import { build } from '#local/world/build.ts';
import { productionPages } from '#local/world/production-pages.ts';
import { findLocalTraces } from './local-traces.ts';
import type { Count } from './report.ts';
import { type JestOptions, runJest } from './run-jest.ts';

export type Check = {
  /** The word that chooses it: `npm test -- gateway`. */
  name: string;
  title: string;
  /** Whether paths choose some of its test files. */
  narrows: boolean;
  run(paths: string[]): Promise<Count>;
};

const SOURCES = 'record schema gateway frontend local journeys packages vite.config.ts';

/**
 * Tests on real servers and browsers. They mostly wait for processes: with two workers, half of two cores is idle. A file
 * that fails may have met a busy machine.
 */
const REAL: JestOptions = { workers: 3, retries: true };

const TSC = 'node node_modules/typescript-native/bin/tsc --noEmit';

/** Everything `npm test` runs, from the quick to the slow. It needs nothing but Node, npm, OpenSSL and a Chromium. */
export const CHECKS: readonly Check[] = [
  command('lint', 'Format and lint', 'biome check .'),
  command('types', 'Types', `${TSC} -p . && ${TSC} -p gateway`),
  command('imports', 'Import directions', `depcruise --config .dependency-cruiser.cjs ${SOURCES}`),
  command('generated', 'Generated files are fresh', 'npm run --silent codegen:check'),
  project('rules', 'Rules'),
  project('gateway', 'Gateway on a real PostgreSQL', REAL),
  project('local', 'The local world', { retries: true }),
  project('braintree', 'The local Braintree', { retries: true }),
  project('pages', 'Pages'),
  one('production', 'A production build holds nothing of the local world', findLocalTraces),
  one('budgets', 'First visits load no more than their budgets', keepBudgets),
  one('build', 'Build', buildBoth),
  project('journeys', 'Journeys in a browser', REAL),
];

/** What `npm run test:more` runs: it needs further programs, repeats what `npm test` has shown, or goes on at random. */
export const MORE_CHECKS: readonly Check[] = [
  project('examples', 'The Python and R examples of docs/figures.md'),
  command(
    'money',
    'Two minutes of random payments, faults and time',
    'npm run --silent money-model -- --minutes 2',
  ),
  project('journeys-firefox', 'Buying, sign-in and board in Firefox', REAL),
  one('cluster', 'Three gateways, a standby, HAProxy and PgBouncer', tryCluster),
];

/** A check that is not Jest's counts as one. */
function one(name: string, title: string, run: () => Promise<boolean>): Check {
  return {
    name,
    title,
    narrows: false,
    run: async () => ((await run()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

function command(name: string, title: string, line: string): Check {
  return one(name, title, async () => (await runCommand(line)) === 0);
}

/** One of the projects in jest.config.mjs. */
function project(name: string, title: string, options?: JestOptions): Check {
  return { name, title, narrows: true, run: (paths) => runJest(name, paths, options) };
}

/** Each gateway once, under little load; `npm run test:cluster` does all that docs/scale.md measures. Tried twice, as tests are. */
async function tryCluster(): Promise<boolean> {
  ensureClusterPrograms();
  const small = 'CLUSTER_RATE=20 CLUSTER_STREAMS=60 CLUSTER_ROUNDS=1 CLUSTER_REQUESTS=500';
  const line = `${small} npm run --silent test:cluster`;
  return (await runCommand(line)) === 0 || (await runCommand(line)) === 0;
}

/** What /start and /dashboard load first. */
async function keepBudgets(): Promise<boolean> {
  const pages = await productionPages();
  return (await runCommand(`node frontend/bundle-budget.mjs ${JSON.stringify(pages)}`)) === 0;
}

async function buildBoth(): Promise<boolean> {
  const never = new AbortController().signal;
  for (const name of ['gateway', 'frontend'] as const) {
    await build(name, join(root, '.local', 'logs', `build-${name}.log`), never);
  }
  return true;
}
