import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import { captureCommand, runCommand } from '#local/system/run-command.ts';
import { ensureClusterPrograms } from '#local/testing/ensure-program.ts';
import { build } from '#local/world/build.ts';
import { productionPages } from '#local/world/production-pages.ts';
import { findLocalTraces } from './local-traces.ts';
import type { Count, Result } from './report.ts';
import { runJest } from './run-jest.ts';

export interface Check {
  /** The words that choose it: `npm test -- gateway`. */
  names: readonly string[];
  title: string;
  /** Whether paths choose some of its test files. */
  narrows: boolean;
  /** It is one process that prints little: all of these run side by side, and none of two cores waits for another. */
  isQuick?: boolean;
  run(requested: readonly string[], paths: readonly string[]): Promise<Result>;
}

const SOURCES = 'record schema gateway frontend local journeys packages vite.config.ts';

const TSC = 'node node_modules/typescript-native/bin/tsc --noEmit';

/** Everything `npm test` runs, from the quick to the slow. It needs nothing but Node, npm, OpenSSL and a Chromium. */
export const CHECKS: readonly Check[] = [
  quick('lint', 'Format and lint', 'biome check --error-on-warnings .'),
  quick('types', 'Types', `${TSC} -p . && ${TSC} -p gateway`),
  quick('imports', 'Import directions', `depcruise --config .dependency-cruiser.cjs ${SOURCES}`),
  quick('generated', 'Generated files are fresh', 'npm run --silent codegen:check'),
  // One run: a project of its own would end with one worker at its last file and the others idle.
  tests(['rules', 'gateway', 'local', 'braintree', 'pages'], 'Rules, gateway, local world and pages'),
  one('production', 'A production build holds nothing of the local world', findLocalTraces),
  one('budgets', 'First visits load no more than their budgets', keepBudgets),
  one('build', 'Build', buildBoth),
  tests(['journeys'], 'Journeys in a browser'),
];

/** What `npm run test:more` runs: it needs further programs, repeats what `npm test` has shown, or goes on at random. */
export const MORE_CHECKS: readonly Check[] = [
  tests(['examples'], 'Python and R, the restore drill, processes killed, random seasons and payments'),
  tests(['journeys-more'], 'The README step by step, production, every page and dialog, restarts'),
  tests(['journeys-firefox'], 'Buying, sign-in and board in Firefox'),
  one('cluster', 'Three gateways, a standby, HAProxy and PgBouncer', tryCluster),
  // It takes its half a minute on any machine, so it begins with the first check and runs beside it.
  quick(
    'money',
    'Half a minute of random payments, faults and time',
    'npm run --silent money-model -- --minutes 0.5',
  ),
];

/** A check that is not Jest's counts as one. */
function one(name: string, title: string, run: () => Promise<boolean>): Check {
  return { names: [name], title, narrows: false, run: async () => countOne(await run()) };
}

function countOne(ok: boolean): Count {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function quick(name: string, title: string, line: string): Check {
  const run = async () => {
    const { code, output } = await captureCommand(line);
    return { ...countOne(code === 0), output };
  };
  return { names: [name], title, narrows: false, isQuick: true, run };
}

/** Projects of jest.config.mjs: those that were requested, or all of these. */
function tests(projects: readonly string[], title: string): Check {
  const run: Check['run'] = (requested, paths) => {
    const chosen = projects.filter((project) => requested.includes(project));
    return runJest(chosen.length > 0 ? chosen : projects, paths);
  };
  return { names: projects, title, narrows: true, run };
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
