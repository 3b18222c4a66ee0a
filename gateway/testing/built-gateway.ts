import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

export interface BuiltGateway {
  folder: string;
  /** The file to run. */
  main: string;
  remove(): void;
}

/** The gateway as it ships: bundled, it starts in half of the time that its sources take. */
export function buildGateway(): BuiltGateway {
  mkdirSync('dist', { recursive: true });
  const folder = resolve(mkdtempSync('dist/test-'));
  execFileSync(process.execPath, ['gateway/build.mjs', folder]);
  return { folder, main: `${folder}/main.js`, remove: () => rmSync(folder, { recursive: true }) };
}
