import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

export interface BuiltGateway {
  folder: string;
  /** The file to run. */
  main: string;
  remove(): void;
}

/** The commit that such a build names. */
export const COMMIT = 'c0ffee'.repeat(6).padEnd(40, '0');

/** The gateway as it ships: bundled, it starts in half of the time that its sources take. */
export function buildGateway(): BuiltGateway {
  mkdirSync('dist', { recursive: true });
  const folder = resolve(mkdtempSync('dist/test-'));
  // As for an image, which is built where there is no Git.
  execFileSync(process.execPath, ['gateway/build.mjs', folder], { env: { ...process.env, COMMIT } });
  return { folder, main: `${folder}/main.js`, remove: () => rmSync(folder, { recursive: true }) };
}
