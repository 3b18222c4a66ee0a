import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '#local/system/errors.ts';
import { freePort } from '#local/system/free-port.ts';
import { findBinaries } from './binaries.ts';
import { makeDataFolder, readPassword } from './data-folder.ts';
import { findLeftover, stopPostmaster } from './leftover-process.ts';
import { publicDataFolder } from './public-folder.ts';
import { makeApplicationDatabase, postgresAnswers } from './readiness.ts';
import { reachableByAll, runAs } from './run-as.ts';

export type Postgres = {
  /** The product's own database, as its owner, who is no superuser. */
  url: string;
  /** The maintenance database as superuser, for tests that make databases of their own. */
  superuserUrl: string;
  folder: string;
  pid: number;
  /** True when a PostgreSQL left over from a killed run is reused. */
  reused: boolean;
  /** Resolves when PostgreSQL has ended; never for a reused one, which is not our child. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

type PostgresOptions = {
  folder: string;
  log: string;
  /** False gives up safety against power cuts for speed; right for throw-away test databases only. */
  durable: boolean;
  /** Further settings. */
  more?: Record<string, string | number>;
};

/** The children of a killed server have not ended yet, or it is still in the system's process list. */
const STILL_ENDING = /pre-existing shared memory block|lock file "postmaster.pid" already exists/;
const STILL_ENDING_MS = 10_000;

/**
 * Starts the real PostgreSQL 18 on `folder`, on a free port of loopback, and waits until it answers.
 * Throws UserFacingError in words for the person who typed the command.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const as = runAs();
  const folder = dataFolderFor(options.folder);
  mkdirSync(dirname(options.log), { recursive: true });
  const binaries = findBinaries(as);
  const leftover = await usableLeftover(folder);
  if (leftover) return handle(folder, leftover.port, leftover.pid, undefined);

  await makeDataFolder(folder, binaries, as);
  const postgres = await launchPostgres(folder, options);
  await makeApplicationDatabase(postgres.superuserUrl, readPassword(folder));
  return postgres;
}

type LaunchOptions = Omit<PostgresOptions, 'folder'>;

/** Starts PostgreSQL on a data folder that is there, and waits until it answers. */
export async function launchPostgres(folder: string, options: LaunchOptions): Promise<Postgres> {
  const as = runAs();
  const binaries = findBinaries(as);
  const port = await freePort();
  const launch = () => {
    const log = openSync(options.log, 'a');
    const child = spawn(binaries.postgres, settings(folder, port, options), {
      cwd: folder,
      stdio: ['ignore', log, log],
      // Out of our process group: Ctrl-C in the terminal must not stop the database before the gateway.
      detached: true,
      ...as,
    });
    closeSync(log);
    return child;
  };
  const child = await launched(launch, urlOf(folder, port, 'postgres'), options.log);
  return handle(folder, port, Number(child.pid), child);
}

/** The data folder for `wanted`: the same one, unless we are root and `nobody` could not reach it. */
export function dataFolderFor(folder: string): string {
  mkdirSync(dirname(folder), { recursive: true });
  return runAs() && !reachableByAll(folder) ? publicDataFolder(folder) : folder;
}

function settings(folder: string, port: number, { durable, more = {} }: LaunchOptions): string[] {
  const given = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    shared_buffers: '64MB',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...more,
  };
  return ['-D', folder, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function urlOf(folder: string, port: number, user: 'postgres' | 'chalkline'): string {
  return `postgres://${user}:${readPassword(folder)}@127.0.0.1:${port}/${user}`;
}

/** A leftover process that answers is reused; one that does not is stopped, and a new one is started. */
async function usableLeftover(folder: string) {
  const leftover = findLeftover(folder);
  if (!leftover) return undefined;
  for (let tries = 0; tries < 3; tries += 1) {
    if ((await postgresAnswers(urlOf(folder, leftover.port, 'chalkline'))) === 'yes') return leftover;
  }
  await stopPostmaster(leftover.pid);
  return undefined;
}

/** Launches until one answers: PostgreSQL refuses to start while processes of a killed one are still ending. */
async function launched(launch: () => ChildProcess, url: string, log: string): Promise<ChildProcess> {
  const deadline = performance.now() + STILL_ENDING_MS;
  for (;;) {
    const alreadyReported = existsSync(log) ? statSync(log).size : 0;
    const child = launch();
    const failure = await readyOrFailure(child, url);
    if (failure === undefined) return child;
    const words = failure || newLines(log, alreadyReported);
    if (!STILL_ENDING.test(words) || performance.now() > deadline)
      throw new UserFacingError(whyNot(words, log));
    await pause(200);
  }
}

/** Undefined once it answers; otherwise the reason, or an empty text when the reason is in its log. */
async function readyOrFailure(child: ChildProcess, url: string): Promise<string | undefined> {
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await postgresAnswers(url)) === 'yes') return undefined;
    if (failure !== undefined || child.exitCode !== null) return failure ?? '';
  }
  return 'It did not answer within a minute.';
}

function newLines(log: string, alreadyReported: number): string {
  return readFileSync(log).subarray(alreadyReported).toString().trim().split('\n').slice(-8).join('\n');
}

function whyNot(words: string, log: string): string {
  if (/No space left on device/i.test(words))
    return 'The disk is full: PostgreSQL needs about 200 MB. Free some and start again.';
  if (/not compatible with this version|initialized by PostgreSQL version/i.test(words)) {
    return 'The local data belongs to another PostgreSQL version. Start over with: npm start -- --reset';
  }
  const fatal = words.split('\n').findLast((line) => /FATAL|PANIC/.test(line));
  return `PostgreSQL did not start: ${fatal ?? words.split('\n').at(-1)} (log: ${log})`;
}

function handle(folder: string, port: number, pid: number, child: ChildProcess | undefined): Postgres {
  return {
    url: urlOf(folder, port, 'chalkline'),
    superuserUrl: urlOf(folder, port, 'postgres'),
    folder,
    pid,
    reused: child === undefined,
    ended: new Promise((resolve) => child?.once('exit', () => resolve())),
    stop: () => stopPostmaster(pid),
  };
}
