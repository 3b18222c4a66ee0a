import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { print } from 'graphql';
import pg from 'pg';
import { PicksOfDayDocument } from '#gateway/rest/generated/operations.ts';
import { TODAY } from '#gateway/testing/gateway.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { cpuOf, databaseCpu, type Running, start, stop } from './board-processes.ts';
import { type Figures, type Rounds, reportAll, reportPeers } from './board-report.ts';

/**
 * Today's board for signed-in members, 30 picks of 11 fields, an RS256 token of one of 800 members in each request: the
 * product beside its peers (bench/board/), block after block in one run, at 1, 8, 32 and 128 connections. `any text`
 * sends a text that was never sent before each time. A ratio is the median of the ratios within a round, so that a
 * machine that slows for a while slows both sides.
 *
 *   npm run bench:board [-- seconds a block [rounds [connections]]]
 */
const [SECONDS = 4, ROUNDS = 7, ONLY] = process.argv.filter((word) => /^\d+$/.test(word)).map(Number);
/** With so many connections every peer is measured, with other numbers the closest ones. */
const BUSY = 32;
const CONNECTIONS = [BUSY, 1, 8, 128].filter((count) => ONLY === undefined || count === ONLY);
/** So long each is asked first: then it is compiled, which a thousand requests are too few for, and knows every member. */
const WARM_UP_SECONDS = 10;
const FOLDER = fileURLToPath(new URL('./board/', import.meta.url));
const FIELDS = 'id sport subscription teamOne teamTwo date time locked pick pickDetails odds';

interface Product extends Running {
  rest: string;
  tokens: string[];
  publicKey: string;
  databaseUrl: string;
}
interface Case {
  name: string;
  server: Running;
  url: string;
  /** `rest` asks for what the REST route answers, `none` is the REST route. */
  text: 'same' | 'new' | 'rest' | 'none';
}

type Autocannon = (options: object) => Promise<{
  requests: { total: number };
  latency: { p50: number; p99: number };
  duration: number;
  non2xx: number;
  errors: number;
  statusCodeStats: Record<string, { count: number }>;
}>;

interface Bench {
  autocannon: Autocannon;
  tokens: readonly string[];
  postmaster: number;
}

let texts = 0;
const bodyOf = (text: Case['text']) => {
  texts += 1;
  if (text === 'rest') return JSON.stringify({ query: print(PicksOfDayDocument), variables: {} });
  const name = text === 'new' ? `query Board${texts} ` : '';
  return JSON.stringify({ query: `${name}{ board { picks { ${FIELDS} } } }` });
};

/** Blocks of a number of requests would end with autocannon's next whole second. */
async function measure(
  { autocannon, tokens, postmaster }: Bench,
  { server, url, text }: Case,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  let asked = 0;
  const setupRequest = (each: object) => {
    asked += 1;
    const authorization = `Bearer ${tokens[asked % tokens.length]}`;
    const headers = { 'content-type': 'application/json', authorization };
    return { ...each, headers, ...(text === 'new' && { body: bodyOf(text) }) };
  };
  const before = [await cpuOf(server), databaseCpu(postmaster)] as const;
  const result = await autocannon({
    ...{ url, connections, duration: seconds, requests: [{ setupRequest }] },
    ...(text === 'none' ? { method: 'GET' } : { method: 'POST', body: bodyOf(text) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.errors} errors, ${JSON.stringify(result.statusCodeStats)}`);
  const { total } = result.requests;
  const cpu = ((await cpuOf(server)) - before[0]) / total;
  const database = (databaseCpu(postmaster) - before[1]) / total;
  const { p50, p99 } = result.latency;
  return { perSecond: total / result.duration, cpu, database, all: cpu + database, p50, p99 };
}

async function compare(bench: Bench, cases: readonly Case[], connections: number): Promise<Rounds> {
  const rounds = new Map(cases.map(({ name }) => [name, [] as Figures[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const each of cases)
      rounds.get(each.name)?.push(await measure(bench, each, { connections, seconds: SECONDS }));
  return rounds;
}

async function postmasterOf(): Promise<number> {
  const client = new pg.Client({ connectionString: String(process.env.TEST_DATABASE_URL) });
  await client.connect();
  const { rows } = await client.query(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`);
  await client.end();
  return Number(rows[0]?.pid);
}

if (!existsSync(`${FOLDER}node_modules`))
  execFileSync('npm', ['ci', '--no-audit'], { cwd: FOLDER, stdio: 'inherit' });
const autocannon = createRequire(`${FOLDER}package.json`)('autocannon') as Autocannon;
await startWorld();
const started: Running[] = [];
try {
  const product = await start<Product>('board-product.ts');
  const env = { DATABASE_URL: product.databaseUrl, PUBLIC_KEY: product.publicKey, TODAY };
  started.push(product);
  const peer = async (file: string) => {
    const running = await start(file, env);
    started.push(running);
    return running;
  };
  const [bare, mercurius] = [await peer('board/bare.mjs'), await peer('board/mercurius.mjs')];
  const ready = await peer('board/ready.mjs');
  const [apollo, naive] = [await peer('board/apollo.mjs'), await peer('board-naive.ts')];
  const close: Case[] = [
    { name: 'product', server: product, url: product.url, text: 'same' },
    { name: 'Mercurius', server: mercurius, url: mercurius.url, text: 'same' },
    { name: 'bare SQL', server: bare, url: bare.url, text: 'same' },
    { name: 'ready buffers', server: ready, url: ready.url, text: 'same' },
  ];
  const others: Case[] = [
    { name: 'any text', server: product, url: product.url, text: 'new' },
    { name: 'REST', server: product, url: product.rest, text: 'none' },
    { name: 'the same in GraphQL', server: product, url: product.url, text: 'rest' },
    { name: 'Apollo on Fastify', server: apollo, url: apollo.url, text: 'same' },
    { name: 'naive', server: naive, url: naive.url, text: 'same' },
  ];
  const bench = { autocannon, tokens: product.tokens, postmaster: await postmasterOf() };
  for (const each of CONNECTIONS.includes(BUSY) ? [...close, ...others] : close)
    await measure(bench, each, { connections: BUSY, seconds: WARM_UP_SECONDS });
  for (const connections of CONNECTIONS) {
    const cases = connections === BUSY ? [...close, ...others] : close;
    const rounds = await compare(bench, cases, connections);
    reportPeers(rounds, connections);
    if (connections === BUSY) reportAll(rounds);
  }
} finally {
  for (const each of started) await stop(each);
  await stopWorld();
}
