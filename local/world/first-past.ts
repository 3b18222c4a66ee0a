import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { lastLines, startChild } from '#local/system/child-process.ts';
import { now } from '#local/system/clock.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { gatewayEnvironment } from './gateway-environment.ts';
import type { Run } from './run.ts';
import { startBraintree } from './services.ts';

/** What a first start does before anything else writes to the database. */
export interface Past {
  /** Whether the state of the local Braintree is written or deleted first. */
  holdsBraintree: boolean;
  /** Before the tables are made: forgets what a stopped start has lived of it. Nobody has seen that. */
  dropUnfinished(databaseUrl: string): Promise<void>;
  /**
   * Fourteen months of the business through the product's own use cases (gateway/demo), in a database without members, with a local
   * Braintree whose clock goes along. Throws UserFacingError with the last words of what failed.
   */
  live(databaseUrl: string): Promise<void>;
}

/**
 * The past of a world. Its clock is a file that is there while it is lived: a start that finds one drops what was lived, and begins again
 * where it wants a past. Only the world's own database gets one: another may hold what is not ours to drop.
 */
export function pastOf(run: Run): Past {
  const clockFile = join(run.folder, 'clock', 'past');
  const isOurs = !process.env.DATABASE_URL;
  const isUnfinished = isOurs && existsSync(clockFile);
  const isFirst = isUnfinished || !existsSync(braintreeState(run));
  const isToBeLived = run.past === true && isOurs && isFirst;
  return {
    holdsBraintree: isToBeLived || isUnfinished,
    dropUnfinished: async (databaseUrl) => {
      if (!isUnfinished) return;
      await dropEverything(run, databaseUrl);
      // A start without a past, or a later one would delete what is done in this world.
      if (!isToBeLived) rmSync(clockFile);
    },
    live: async (databaseUrl) => {
      if (!isToBeLived || (await hasMembers(databaseUrl))) return;
      await run.steps.run('Fourteen months of the business', () => livePast(run, databaseUrl, clockFile));
    },
  };
}

export function braintreeState({ folder }: Run): string {
  return join(folder, 'braintree', 'state.json');
}

async function dropEverything(run: Run, databaseUrl: string): Promise<void> {
  rmSync(braintreeState(run), { force: true });
  await ask(databaseUrl, 'drop schema public cascade');
  await ask(databaseUrl, 'create schema public');
}

async function hasMembers(databaseUrl: string): Promise<boolean> {
  return (await ask(databaseUrl, 'select from users limit 1')).rowCount !== 0;
}

async function livePast(run: Run, databaseUrl: string, clockFile: string): Promise<void> {
  mkdirSync(dirname(clockFile), { recursive: true });
  const until = now().toISOString();
  const braintree = await run.services.start(() =>
    startBraintree({}, braintreeState(run), run.log('braintree-past'), { CLOCK_FILE: clockFile }),
  );
  const around = {
    ...run,
    databaseUrl: withoutWaiting(databaseUrl),
    ...{ port: 0, identityHost: '', braintreeOrigin: braintree.origin },
  };
  const log = run.log('past');
  const args = ['--import', 'tsx', 'gateway/demo/main.ts', until, clockFile];
  const child = await run.services.start(async () =>
    startChild({ args, env: gatewayEnvironment(around), log }),
  );
  const code = await child.ended;
  await braintree.stop();
  if (code !== 0)
    throw new UserFacingError(
      `The demo’s past could not be lived. "npm start -- --reset --new" begins without it:\n${lastLines(log)}`,
    );
  // What it writes waits for the disk, and with it everything that was written before.
  await ask(databaseUrl, 'analyze');
  rmSync(clockFile);
}

/** A power cut costs a past that is begun again, so no transaction of it waits for the disk. */
function withoutWaiting(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

async function ask(databaseUrl: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
