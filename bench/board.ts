import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { print } from 'graphql';
import { PicksOfDayDocument } from '#gateway/rest/generated/operations.ts';
import { TODAY } from '#gateway/testing/gateway.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

/**
 * Today's board for a signed-in member, 30 picks of 11 fields, an RS256 token in each request: the product beside its
 * peers (bench/board/), block after block in one run. `any text` sends a text that was never sent before each time.
 * A ratio is the median of the ratios within a round, so that a machine that slows for a while slows both sides.
 *
 *   npm run bench:board [-- seconds a block]
 *
 * Targets: at most 0.4 × the CPU of bare SQL, at least 2 × the requests of Mercurius and 15 × those of the naive peer;
 * with any text at most 0.4 × the CPU of the naive peer; REST no more CPU than GraphQL.
 */
/** Blocks of a number of requests would end with autocannon's next whole second. */
const SECONDS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 6);
const ROUNDS = 7;
const CONNECTIONS = 32;
const FOLDER = fileURLToPath(new URL('./board/', import.meta.url));
const FIELDS = 'id sport subscription teamOne teamTwo date time locked pick pickDetails odds';

interface Running {
  process: ChildProcess;
  url: string;
}
interface Product extends Running {
  rest: string;
  token: string;
  publicKey: string;
  databaseUrl: string;
}
interface Figures {
  perSecond: number;
  /** Milliseconds of CPU a request. */
  cpu: number;
  p50: number;
  p99: number;
}
interface Case {
  name: string;
  server: Running;
  url: string;
  /** `rest` asks for what the REST route answers, `none` is the REST route. */
  text: 'same' | 'new' | 'rest' | 'none';
}

async function start<R extends Running>(file: string, env: Record<string, string> = {}): Promise<R> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended`))),
  ]);
  return { ...message, process: child } as R;
}

async function usage({ process: child }: Running): Promise<{ cpu: number; rss: number }> {
  child.send('usage');
  const [{ cpu, rss }] = await once(child, 'message');
  return { cpu: (cpu.user + cpu.system) / 1_000, rss };
}

type Autocannon = (options: object) => Promise<{
  requests: { total: number };
  latency: { p50: number; p99: number };
  duration: number;
  non2xx: number;
  errors: number;
}>;

let texts = 0;
const bodyOf = (text: Case['text']) => {
  texts += 1;
  if (text === 'rest') return JSON.stringify({ query: print(PicksOfDayDocument), variables: {} });
  const name = text === 'new' ? `query Board${texts} ` : '';
  return JSON.stringify({ query: `${name}{ board { picks { ${FIELDS} } } }` });
};

async function measure(autocannon: Autocannon, { server, url, text }: Case, token: string): Promise<Figures> {
  const before = await usage(server);
  const request = {
    setupRequest: (each: object) => (text === 'new' ? { ...each, body: bodyOf(text) } : each),
  };
  const result = await autocannon({
    ...{ url, connections: CONNECTIONS, duration: SECONDS, requests: [request] },
    ...(text === 'none' ? { method: 'GET' } : { method: 'POST', body: bodyOf(text) }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} refused ${result.non2xx + result.errors}`);
  const { cpu } = await usage(server);
  const { p50, p99 } = result.latency;
  const { total } = result.requests;
  return { perSecond: total / result.duration, cpu: (cpu - before.cpu) / total, p50, p99 };
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;

type Rounds = ReadonlyMap<string, readonly Figures[]>;

async function compare(autocannon: Autocannon, cases: readonly Case[], token: string): Promise<Rounds> {
  const rounds = new Map(cases.map(({ name }) => [name, [] as Figures[]]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const each of cases) {
      const measured = await measure(autocannon, each, token);
      if (round > 0) rounds.get(each.name)?.push(measured);
    }
  return rounds;
}

function report(rounds: Rounds): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(
    `load ${loadavg()[0]?.toFixed(1)}, blocks of ${SECONDS} s, ${ROUNDS} of each, ${CONNECTIONS} connections`,
  );
  const all = (name: string, key: keyof Figures) => (rounds.get(name) ?? []).map((each) => each[key]);
  for (const name of rounds.keys()) {
    const of = (key: keyof Figures) => median(all(name, key));
    say(
      `${name.padEnd(20)} ${of('perSecond').toFixed(0).padStart(6)}/s  ${of('cpu').toFixed(3)} ms CPU  p50 ${of('p50')} p99 ${of('p99')} ms`,
    );
  }
  const ratio = (key: keyof Figures, name: string, peer: string) => {
    const peers = all(peer, key);
    return median(all(name, key).map((figure, round) => figure / (peers[round] ?? Number.NaN)));
  };
  const target = (what: string, ratio: number, isMet: boolean, goal: string) =>
    say(`${isMet ? '✓' : '✗'} ${what}: ${ratio.toFixed(2)} × (${goal})`);
  const [bare, naive, rest] = [
    ratio('cpu', 'product', 'bare SQL'),
    ratio('cpu', 'any text', 'naive'),
    ratio('cpu', 'REST', 'the same in GraphQL'),
  ];
  const [jit, many] = [ratio('perSecond', 'product', 'Mercurius'), ratio('perSecond', 'product', 'naive')];
  target('CPU against bare SQL', bare, bare <= 0.4, 'at most 0.4');
  target('requests against Mercurius', jit, jit >= 2, 'at least 2');
  target('requests against naive', many, many >= 15, 'at least 15');
  target('CPU of any text against naive', naive, naive <= 0.4, 'at most 0.4');
  target('CPU of REST against the same in GraphQL', rest, rest <= 1, 'at most 1');
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
  const [apollo, naive] = [await peer('board/apollo.mjs'), await peer('board-naive.ts')];
  const cases: Case[] = [
    { name: 'any text', server: product, url: product.url, text: 'new' },
    { name: 'REST', server: product, url: product.rest, text: 'none' },
    { name: 'the same in GraphQL', server: product, url: product.url, text: 'rest' },
    { name: 'product', server: product, url: product.url, text: 'same' },
    { name: 'bare SQL', server: bare, url: bare.url, text: 'same' },
    { name: 'Mercurius', server: mercurius, url: mercurius.url, text: 'same' },
    { name: 'Apollo on Fastify', server: apollo, url: apollo.url, text: 'same' },
    { name: 'naive', server: naive, url: naive.url, text: 'same' },
  ];
  report(await compare(autocannon, cases, product.token));
} finally {
  for (const { process: child } of started) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
  await stopWorld();
}
