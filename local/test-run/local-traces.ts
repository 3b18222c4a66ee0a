import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOOPBACK_MARKER } from '@chalkline/braintree-local/vite-plugin';
import { root } from '#local/system/child-process.ts';
import { runCommand } from '#local/system/run-command.ts';
import { productionPages } from '#local/world/production-pages.ts';

/** Texts that only the local world has: its pages, members, identity project and Braintree address. */
const TRACES = [
  LOOPBACK_MARKER,
  '__control',
  '/local/google',
  '/local/clock',
  '/local/mailbox',
  'premium@chalkline.test',
  'demo-chalkline',
];

/** Builds the pages and the gateway for production; returns whether they hold nothing of the local world. */
export async function findLocalTraces(): Promise<boolean> {
  const pages = await productionPages();
  if ((await runCommand('npm run --silent build:gateway')) !== 0) return false;
  const files = [
    ...globSync('**/*', { cwd: pages }).map((file) => join(pages, file)),
    ...globSync('dist/gateway/**/*.js', { cwd: root }).map((file) => join(root, file)),
  ].filter((file) => statSync(file).isFile());
  const found = files.flatMap((file) => tracesIn(file));
  for (const trace of found) console.error(`  ${trace}`);
  return found.length === 0 && files.length > 2;
}

function tracesIn(file: string): string[] {
  const text = readFileSync(file, 'latin1');
  return TRACES.filter((trace) => text.includes(trace)).map((trace) => `${file} contains ${trace}`);
}
