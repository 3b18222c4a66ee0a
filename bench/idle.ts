import 'reflect-metadata';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { makePushKey } from '#gateway/integrations/push/vapid.ts';
import { buildGateway } from '#gateway/testing/built-gateway.ts';
import { migratedDatabase } from '#gateway/testing/database.ts';
import { databaseProxy } from '#gateway/testing/database-proxy.ts';
import { startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import { createOddsStandIn, installOddsApi, LOCAL_ODDS_KEY } from '#local/odds/odds-api.ts';
import { BOOK_KEYS } from '#local/odds/quotes.ts';
import { freePort } from '#local/system/free-port.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { DISCORD_SETTINGS } from './discord-settings.ts';

/**
 * What a process of each role costs that nobody asks anything: round trips to the database, processor time and memory;
 * and what sending traces adds to one that serves.
 *
 *   npm run bench:idle [-- seconds]
 */
const SECONDS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 60);
/** Start-up and the first turn of each job are not idleness. */
const SETTLING_MS = 15_000;

interface Idle {
  name: string;
  trips(): number;
  metrics: string;
  close(): Promise<void>;
}

async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(url)).text();
  return Number(new RegExp(`^${name} ([\\d.e+]+)`, 'm').exec(text)?.[1]);
}

const built = buildGateway();
async function start(name: string, more: Record<string, string>): Promise<Idle> {
  const database = await migratedDatabase();
  const proxy = await databaseProxy(database.url);
  const port = await freePort();
  const own = { METRICS_PORT: String(port), BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:1' };
  const running = await startGatewayProcess(built, { DATABASE_URL: proxy.url, ...own, ...more });
  return {
    name,
    trips: proxy.count,
    metrics: `http://127.0.0.1:${port}/metrics`,
    close: async () => {
      await running.kill();
      await proxy.close();
      await database.drop();
    },
  };
}

async function usageOf({ metrics }: Idle) {
  const seconds = await figure(metrics, 'process_cpu_seconds_total');
  const bytes = await figure(metrics, 'process_resident_memory_bytes');
  return { seconds, bytes };
}

await startWorld();
const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
const collectorPort = await freePort();
collector.listen(collectorPort, '127.0.0.1');
const traces = { TRACES_URL: `http://127.0.0.1:${collectorPort}/v1/traces` };
/** Nothing is due: the provider knows no game. */
const standIn = createOddsStandIn(() => new Date());
standIn.games = () => [];
const provider = fastify({ forceCloseConnections: true });
installOddsApi(provider, standIn, '');
const feed = {
  ODDS_FEED: await provider.listen({ port: 0, host: '127.0.0.1' }),
  ODDS_KEY: LOCAL_ODDS_KEY,
  ODDS_BOOKS: BOOK_KEYS,
};
/** Nothing is sent, so nobody has to answer there. */
const channels = { SMTP_URL: 'smtp://127.0.0.1:1', PUSH_KEY: makePushKey() };
const processes: Idle[] = [];
try {
  processes.push(await start('serve', { ROLE: 'serve' }));
  processes.push(await start('serve, with traces', { ROLE: 'serve', ...traces }));
  processes.push(await start('work', { ROLE: 'work' }));
  processes.push(await start('work, mail and push', { ROLE: 'work', ...channels }));
  processes.push(
    await start('work, mail, push, Discord', { ROLE: 'work', ...channels, ...DISCORD_SETTINGS }),
  );
  processes.push(await start('serve, with a feed', { ROLE: 'serve', ...feed }));
  processes.push(await start('work, with a feed', { ROLE: 'work', ...feed }));
  processes.push(await start('both', { ROLE: 'both' }));
  await pause(SETTLING_MS);
  const before = await Promise.all(processes.map(usageOf));
  // Reading the metrics of a process that works asks the database as well.
  const tripsBefore = processes.map(({ trips }) => trips());
  await pause(SECONDS * 1_000);
  const tripsAfter = processes.map(({ trips }) => trips());
  const after = await Promise.all(processes.map(usageOf));
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}, ${SECONDS} s\n`);
  for (const [at, { name }] of processes.entries()) {
    const [was, is] = [before[at], after[at]];
    if (!was || !is) continue;
    const trips = (((tripsAfter[at] ?? 0) - (tripsBefore[at] ?? 0)) / SECONDS).toFixed(2);
    const cpu = ((1_000 * (is.seconds - was.seconds)) / SECONDS).toFixed(1);
    const memory = Math.round(is.bytes / 2 ** 20);
    process.stdout.write(
      `${name.padEnd(26)} ${trips} round trips/s, ${cpu} ms of CPU a second, ${memory} MB\n`,
    );
  }
} finally {
  for (const each of processes) await each.close();
  collector.close();
  await provider.close();
  built.remove();
  await stopWorld();
}
