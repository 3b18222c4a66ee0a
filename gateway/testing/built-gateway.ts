import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { whileLocked } from './database.ts';

export interface BuiltGateway {
  folder: string;
  /** The file to run. */
  main: string;
}

/** The commit that such a build names. */
export const COMMIT = 'c0ffee'.repeat(6).padEnd(40, '0');

/** The gateway as it ships: bundled, it starts in half of the time that its sources take. */
export function buildGateway(): BuiltGateway & { remove(): void } {
  mkdirSync('dist', { recursive: true });
  const folder = resolve(mkdtempSync('dist/test-'));
  // As for an image, which is built where there is no Git.
  execFileSync(process.execPath, ['gateway/build.mjs', folder], { env: { ...process.env, COMMIT } });
  return { folder, main: `${folder}/main.js`, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * The same for tests: the first that asks builds it, and all others of this run get that one. From one folder it is also
 * compiled once, where NODE_COMPILE_CACHE is set. Nobody may write there.
 */
export async function builtGateway(): Promise<BuiltGateway> {
  const folder = process.env.TEST_BUILT_GATEWAY;
  if (!folder) throw new Error('TEST_BUILT_GATEWAY is not set: run the tests with npm test');
  await whileLocked(folder, async () => {
    if (!existsSync(folder)) renameSync(buildGateway().folder, folder);
  });
  return { folder, main: `${folder}/main.js` };
}
