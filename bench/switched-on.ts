import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { makePushKey } from '#gateway/integrations/push/vapid.ts';
import { LOCAL_ODDS_KEY } from '#local/odds/odds-api.ts';
import { BOOK_KEYS } from '#local/odds/quotes.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { cpuOf, type Running, start, stop } from './board-processes.ts';
import { DISCORD_SETTINGS } from './discord-settings.ts';

/**
 * What tracing, or mail, push and Discord, or a feed of odds cost those who read: today's board for signed-in members, a text that
 * was never sent before in each request so that all of it is executed, at two gateways without them and at one with them, block
 * after block. The second one without says how much two equal processes differ on this machine.
 *
 *   npm run bench:switched-on -- tracing | alerts | feed [seconds a block [rounds]]
 */
const [SECONDS = 4, ROUNDS = 7] = process.argv.filter((word) => /^\d+$/.test(word)).map(Number);
const WARM_UP_SECONDS = 8;
const CONNECTIONS = 8;

interface Product extends Running {
  tokens: string[];
}
interface Block {
  requestsPerSecond: number;
  /** Milliseconds of processor time of the gateway. */
  cpuPerRequest: number;
  p99: number;
}
type Autocannon = (options: object) => Promise<{
  requests: { total: number };
  latency: { p99: number };
  duration: number;
  non2xx: number;
  errors: number;
}>;

/** What the bench of the board installs for itself, autocannon among it. */
const FOLDER = fileURLToPath(new URL('./board/', import.meta.url));
if (!existsSync(`${FOLDER}node_modules`))
  execFileSync('npm', ['ci', '--no-audit'], { cwd: FOLDER, stdio: 'inherit' });
const autocannon = createRequire(`${FOLDER}package.json`)('autocannon') as Autocannon;
let texts = 0;

async function measure(product: Product, seconds: number): Promise<Block> {
  const setupRequest = (each: object) => {
    texts += 1;
    const query = `query Board${texts} { board { picks { id sport teamOne teamTwo date time locked pick odds } } }`;
    const authorization = `Bearer ${product.tokens[texts % product.tokens.length]}`;
    return {
      ...each,
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query }),
    };
  };
  const before = await cpuOf(product);
  const { requests, latency, duration, non2xx, errors } = await autocannon({
    ...{ url: product.url, method: 'POST', connections: CONNECTIONS, duration: seconds },
    requests: [{ setupRequest }],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers of failure, ${errors} errors`);
  return {
    requestsPerSecond: requests.total / duration,
    cpuPerRequest: ((await cpuOf(product)) - before) / requests.total,
    p99: latency.p99,
  };
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

let spans = 0;
const collector = createServer((request, response) => {
  spans += 1;
  request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
}).listen(0, '127.0.0.1');

await startWorld();
const traces = { TRACES_URL: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces` };
const channels = { SMTP_URL: 'smtp://127.0.0.1:9', PUSH_KEY: makePushKey(), ...DISCORD_SETTINGS };
/** Who serves never asks the provider. */
const feed = { ODDS_FEED: 'http://127.0.0.1:9', ODDS_KEY: LOCAL_ODDS_KEY, ODDS_BOOKS: BOOK_KEYS };
const SWITCHES: Record<string, Record<string, string>> = {
  tracing: traces,
  alerts: { BOARD_SETTINGS: JSON.stringify(channels) },
  feed: { BOARD_SETTINGS: JSON.stringify(feed) },
};
const chosen = process.argv.find((word) => word in SWITCHES) ?? 'tracing';
const products: [string, Product][] = [];
try {
  for (const [name, env] of [
    ['off', {}],
    ['off again', {}],
    ['on', SWITCHES[chosen] ?? {}],
  ] as const)
    products.push([name, await start<Product>('./board-product.ts', env)]);
  const blocks = new Map<string, Block[]>(products.map(([name]) => [name, []]));
  for (const [, product] of products) await measure(product, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, product] of round % 2 ? products.toReversed() : products)
      blocks.get(name)?.push(await measure(product, SECONDS));
  const off = blocks.get('off') ?? [];
  for (const [name, own] of blocks) {
    const of = (figure: keyof Block) => median(own.map((block) => block[figure]));
    const ratio = median(own.map((block, round) => block.cpuPerRequest / (off[round]?.cpuPerRequest ?? 0)));
    console.log(
      `${name.padEnd(10)} ${of('requestsPerSecond').toFixed(0)} requests/s, ${of('cpuPerRequest').toFixed(3)} ms of processor time each (${ratio.toFixed(3)} of off), p99 ${of('p99')} ms`,
    );
  }
  if (chosen === 'tracing') console.log(`${spans} batches of spans received`);
} finally {
  for (const [, product] of products) await stop(product);
  collector.close();
  await stopWorld();
}
