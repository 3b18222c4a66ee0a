import 'reflect-metadata';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { STREAM_LIMITS } from '#gateway/live/stream-limits.ts';
import { openGateway, testVariables } from '#gateway/testing/gateway.ts';
import { member } from '#gateway/testing/users.ts';
import { LOCAL_ODDS_KEY } from '#local/odds/odds-api.ts';
import { BOOK_KEYS } from '#local/odds/quotes.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { givenFinds, turnFinds } from './scanner-finds.ts';
import type { Usage } from './scanner-server.ts';
import { openStream } from './scanner-streams.ts';

/**
 * The arbitrage scanner with 10,000 open streams of VIP members over two processes of the gateway: ten streams a member, which is
 * the limit. Finds begin and end, first as rounds of the feed come and then without a pause, which is as often as anything is ever
 * sent. It reports executions a change, bytes a second, how long the last stream waits after the commit and after the
 * first one, and the processor time of the gateways. Exits 1 with more than one execution a process and change, or more than 6 MB a second.
 *
 *   npm run bench:scanner [-- streams]
 */
const STREAMS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 10_000);
const PROCESSES = 2;
const AT_ONCE = 50;
/** More than the 15 seconds that lie between two messages. */
const ROUND_MS = 16_000;
const TURNS = { calm: 6, busy: 4 };
const MOST_BYTES = 6_000_000;

interface Server {
  child: ChildProcess;
  port: number;
}
interface Turn {
  /** Milliseconds from the commit until the first and the last stream have the message. */
  first: number;
  last: number;
}

const lines = readFileSync('frontend/scanner/scanner.graphql', 'utf8');
const QUERY = `subscription { arbitragesChanged ${/on ArbitrageBoard (\{[\s\S]*?\n\})/.exec(lines)?.[1]} }`;

async function startServer(variables: Record<string, string>): Promise<Server> {
  const file = fileURLToPath(new URL('scanner-server.ts', import.meta.url));
  const child = fork(file, [JSON.stringify(variables)], {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A gateway ended')));
  ended.catch(() => {});
  const [port] = await Promise.race([once(child, 'message'), ended]);
  return { child, port };
}

async function usageOf({ child }: Server): Promise<Usage> {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage;
}

/** What all streams together have received. */
const heard = { bytes: 0, messages: 0, lost: 0, first: 0, last: 0, done: () => {} };
function received(): void {
  heard.messages += 1;
  heard.last = performance.now();
  if (heard.messages === 1) heard.first = heard.last;
  if (heard.messages === STREAMS) heard.done();
}
const listener = {
  bytes: (count: number) => {
    heard.bytes += count;
  },
  message: received,
  lost: () => {
    heard.lost += 1;
  },
};

/** Resolves once every stream has one more message. */
function allReceived(): Promise<void> {
  heard.messages = 0;
  return new Promise((resolve) => {
    heard.done = resolve;
  });
}

async function turn(number: number): Promise<Turn> {
  const all = allReceived();
  await turnFinds(gateway, number);
  const committed = performance.now();
  await all;
  return { first: heard.first - committed, last: heard.last - committed };
}

async function openAll(servers: Server[]): Promise<void> {
  const tokens: string[] = [];
  while (tokens.length * STREAM_LIMITS.member < STREAMS) {
    const some = Array.from({ length: AT_ONCE }, () => member(gateway, { plan: { tier: 'VIP' } }));
    for (const { token } of await Promise.all(some)) tokens.push(token);
  }
  const all = allReceived();
  for (let at = 0; at < STREAMS; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, STREAMS - at) }, (_, more) => at + more);
    await Promise.all(
      some.map((index) => {
        const server = servers[index % PROCESSES];
        const token = tokens[Math.floor(index / STREAM_LIMITS.member)];
        if (!server || !token) throw new Error('More streams than members have');
        return openStream(server.port, QUERY, token, listener);
      }),
    );
  }
  await all;
}

function spread(values: number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

async function measure(
  servers: Server[],
  name: string,
  numbers: number[],
  pauseMs: number,
): Promise<boolean> {
  const before = await Promise.all(servers.map(usageOf));
  const [bytesBefore, began] = [heard.bytes, performance.now()];
  const turns: Turn[] = [];
  for (const number of numbers) {
    await pause(pauseMs);
    turns.push(await turn(number));
  }
  const [bytes, seconds] = [heard.bytes - bytesBefore, (performance.now() - began) / 1_000];
  const after = await Promise.all(servers.map(usageOf));
  const used = after.map(({ cpuMs }, at) => cpuMs - (before[at]?.cpuMs ?? 0));
  const executed = after.map(({ executions }, at) => executions - (before[at]?.executions ?? 0));
  const cores = used.map((ms) => `${(ms / seconds / 10).toFixed(1)} %`).join(' and ');
  process.stdout.write(`${name}: ${turns.length} changes in ${seconds.toFixed(0)} s
  executions ${executed.join(' and ')}; ${(bytes / turns.length / STREAMS / 1_000).toFixed(1)} kB a message, ${(bytes / seconds / 1e6).toFixed(2)} MB/s
  commit to the last stream ${spread(turns.map(({ last }) => last))}; first to last ${spread(turns.map(({ first, last }) => last - first))}
  processor time of the gateways: ${cores} of a core, ${(used.reduce((sum, ms) => sum + ms, 0) / turns.length).toFixed(0)} ms a change for both\n`);
  return executed.every((count) => count === turns.length) && bytes / seconds <= MOST_BYTES;
}

await startWorld();
const gateway = await openGateway({ LOG_LEVEL: 'silent' });
gateway.services.clock.set(new Date().toISOString());
const servers: Server[] = [];
try {
  await givenFinds(gateway);
  const feed = { ODDS_FEED: 'http://127.0.0.1:9', ODDS_KEY: LOCAL_ODDS_KEY, ODDS_BOOKS: BOOK_KEYS };
  const variables = testVariables({ DATABASE_URL: gateway.databaseUrl, ...feed });
  for (let count = 0; count < PROCESSES; count += 1) servers.push(await startServer(variables));
  const began = performance.now();
  await openAll(servers);
  const opening = ((performance.now() - began) / 1_000).toFixed(0);
  process.stdout.write(
    `${STREAMS} streams over ${PROCESSES} processes, opened in ${opening} s; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} threads\n`,
  );
  const numbers = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at);
  const calm = await measure(servers, 'as rounds come', numbers(TURNS.calm, 1), ROUND_MS);
  const busy = await measure(servers, 'as often as it can', numbers(TURNS.busy, TURNS.calm + 1), 0);
  process.stdout.write(`${heard.lost} streams were lost\n`);
  process.exitCode = calm && busy && heard.lost === 0 ? 0 : 1;
} finally {
  for (const { child } of servers) child.kill('SIGKILL');
  await gateway.close();
  await stopWorld();
}
process.exit();
