import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#local/system/child-process.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

/**
 * `npm run test:watch <name>`: runs the test files with that in their path, and again after each change. Tests of the
 * gateway keep one PostgreSQL and one identity emulator, so a run takes seconds. Journeys are not watched: each of their
 * runs needs a build.
 */
const FOLDERS = ['gateway', 'schema', 'record', 'local', 'packages', 'frontend'];
const PROJECTS = ['rules', 'gateway', 'local', 'braintree', 'pages'];

const name = process.argv[2] ?? '';
const files = globSync(`{${FOLDERS.join(',')}}/**/*.test.{ts,tsx}`, { cwd: root }).filter(
  (file) => file.includes(name) && !file.includes('node_modules'),
);
if (!name || files.length === 0) {
  console.error(
    name ? `No test file has "${name}" in its path.` : 'Name what to watch: npm run test:watch picks/board',
  );
  process.exit(1);
}

const needsWorld = files.some((file) => file.startsWith('gateway/'));
// Jest's own setup of each run uses what it finds in the environment.
if (needsWorld) await startWorld();
const jest = spawn(
  process.execPath,
  [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--watchAll',
    '--selectProjects',
    ...PROJECTS,
    '--passWithNoTests',
    '--',
    name,
  ],
  { cwd: root, stdio: 'inherit' },
);
// Ctrl-C reaches Jest by the terminal; this process stays until the world is stopped.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => jest.kill('SIGTERM'));
jest.once('exit', async (code) => {
  if (needsWorld) await stopWorld();
  process.exit(code ?? 0);
});
