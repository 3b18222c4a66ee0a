import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { UserFacingError } from '#local/system/errors.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

const execute = promisify(execFile);
const PASSWORD_FILE = 'chalkline-password';

/**
 * Makes the data folder unless it is there and whole. It is made beside its place and renamed when
 * done, so that a start killed half way leaves nothing that looks like a database.
 */
export async function makeDataFolder(folder: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  removeHalfMade(folder);
  if (existsSync(folder)) return;
  const making = `${folder}.making-${process.pid}`;
  mkdirSync(making, { recursive: true, mode: 0o700 });
  const passwordFile = `${making}.password`;
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (runAs) for (const path of [making, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
  await initdb(making, passwordFile, binaries, runAs);
  renameSync(passwordFile, join(making, PASSWORD_FILE));
  renameSync(making, folder);
}

/** The password of this folder's users; it never leaves the folder but in addresses on loopback. */
export function readPassword(folder: string): string {
  return readFileSync(join(folder, PASSWORD_FILE), 'utf8');
}

function removeHalfMade(folder: string): void {
  if (existsSync(folder) && !existsSync(join(folder, PASSWORD_FILE))) rmSync(folder, { recursive: true });
  mkdirSync(dirname(folder), { recursive: true });
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(`${basename(folder)}.making-`))
      rmSync(join(dirname(folder), name), { recursive: true });
  }
}

async function initdb(folder: string, passwordFile: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const options = [
    '-D',
    folder,
    '-U',
    'postgres',
    '--pwfile',
    passwordFile,
    '--auth',
    'scram-sha-256',
    '--no-sync',
  ];
  const locale = [
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
  ];
  try {
    await execute(binaries.initdb, [...options, ...locale], { cwd: folder, ...runAs });
  } catch (error) {
    throw new UserFacingError(
      `The database folder could not be made in ${dirname(folder)}. ${reasonOf(error)}`,
    );
  }
}

function reasonOf(error: unknown): string {
  const output =
    error && typeof error === 'object' && 'stderr' in error ? String(error.stderr) : String(error);
  if (/No space left on device/i.test(output)) return 'The disk is full: free about 200 MB and start again.';
  return output.trim().split('\n').slice(-3).join(' ');
}
