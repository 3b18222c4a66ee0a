import 'reflect-metadata';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { emptyDatabase, required } from '#gateway/testing/database.ts';
import { signUp, type TestUser } from '#gateway/testing/users.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { openClient } from './live-client.ts';

/**
 * What a process of `ROLE=both` holds, built and started as its Dockerfile does: twenty seconds after it is ready, and after
 * minutes of today's board for signed-in members at 128 connections, beside 1,000 live streams.
 *
 *   npm run bench:memory [-- --against <folder of a checkout with its packages>] [--minutes 10]
 */
const { values } = parseArgs({
  options: { against: { type: 'string' }, minutes: { type: 'string', default: '10' } },
});
/** A board costs 22 of a member's 12,000 points a minute, so these may ask 7,000 times a second. */
const [CONNECTIONS, STREAMS, MEMBERS] = [128, 1_000, 800];
const BODY = JSON.stringify({
  query: '{ board { picks { id sport teamOne teamTwo pick odds locked } } me { email } }',
});

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Started {
  child: ChildProcess;
  url: string;
  readyMilliseconds: number;
}

/** `ENV` and `CMD` of the image's last stage. */
function asShipped(checkout: string): { env: Record<string, string>; flags: string[] } {
  const image =
    readFileSync(resolve(checkout, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const [, ...command] = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]') as string[];
  const arena = /MALLOC_ARENA_MAX=\d+/.exec(image)?.[0].split('=');
  return { env: arena ? { MALLOC_ARENA_MAX: String(arena[1]) } : {}, flags: command.slice(0, -1) };
}

function environment(databaseUrl: string): Record<string, string> {
  return {
    ...{ PATH: String(process.env.PATH), NODE_ENV: 'test', LOG_LEVEL: 'info', ROLE: 'both', PORT: '0' },
    ...{ FIREBASE_PROJECT_ID: 'demo-chalkline', FIREBASE_API_KEY: 'local', FRONTEND_DIR: 'none' },
    FIREBASE_AUTH_EMULATOR_HOST: required('FIREBASE_AUTH_EMULATOR_HOST'),
    ...{ BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:9', BRAINTREE_MERCHANT_ID: 'integration_merchant_id' },
    ...{ BRAINTREE_PUBLIC_KEY: 'integration_public_key', BRAINTREE_PRIVATE_KEY: 'integration_private_key' },
    DATABASE_URL: databaseUrl,
  };
}

async function start(checkout: string, databaseUrl: string): Promise<Started> {
  const main = resolve(checkout, 'dist/gateway/main.js');
  const { env, flags } = asShipped(checkout);
  const own = { ...environment(databaseUrl), ...env };
  execFileSync(process.execPath, [main, 'migrate'], { env: own });
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, main, 'serve'], {
    env: own,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /Server listening at (http:[^"]+)/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return { child, url, readyMilliseconds: performance.now() - began };
  }
  throw new Error(`The gateway of ${checkout} ended`);
}

function megabytes({ child }: Started): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

/** Asks again and again until the moment; answers how many answers came. */
async function ask(url: string, token: string, agent: Agent, until: number): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  let count = 0;
  while (performance.now() < until) {
    const asked = request(`${url}/graphql`, { method: 'POST', agent, headers }).end(BODY);
    const [answer] = await once(asked, 'response');
    for await (const _ of answer);
    // Who has spent the points of a minute waits, and so does who came before the provider had answered for their account.
    if (answer.statusCode === 200) count += 1;
    else await pause(1_000);
  }
  return count;
}

/** Accounts that the product knows: those it does not share the points of their network. */
async function givenMembers(databaseUrl: string): Promise<TestUser[]> {
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => signUp()));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (id, email, trial_ends_at, created_at)
     select id, email, now() + interval '1 day', now() from unnest($1::text[], $2::text[]) as given (id, email)`,
    [members.map(({ uid }) => uid), members.map(({ email }) => email)],
  );
  await client.end();
  return members;
}

async function load({ url }: Started, databaseUrl: string, minutes: number): Promise<number> {
  const members = await givenMembers(databaseUrl);
  const leave: (() => void)[] = [];
  for (let at = 0; at < STREAMS; at += 1)
    leave.push(await openClient('ours', Number(new URL(url).port), at, () => undefined));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + minutes * 60_000;
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, at) =>
      ask(url, String(members[at % MEMBERS]?.token), agent, until),
    ),
  );
  agent.destroy();
  for (const each of leave) each();
  return counts.reduce((sum, count) => sum + count, 0);
}

async function measure(checkout: string): Promise<void> {
  execFileSync(process.execPath, ['gateway/build.mjs'], { cwd: checkout, stdio: 'inherit' });
  const database = await emptyDatabase();
  const started = await start(checkout, database.url);
  await pause(20_000);
  const rest = megabytes(started);
  say(`${checkout}: ready after ${started.readyMilliseconds.toFixed(0)} ms, ${rest.toFixed(0)} MB at rest`);
  const minutes = Number(values.minutes);
  const asked = minutes > 0 ? await load(started, database.url, minutes) : 0;
  if (minutes > 0)
    say(`${checkout}: ${megabytes(started).toFixed(0)} MB after ${asked} answers in ${minutes} minutes`);
  started.child.kill('SIGKILL');
  await once(started.child, 'close');
  await database.drop();
}

await startWorld();
try {
  for (const checkout of [process.cwd(), ...(values.against ? [resolve(values.against)] : [])])
    await measure(checkout);
} finally {
  await stopWorld();
}
