import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { setTimeouts } from '#gateway/database/direct-connection.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import { type BuiltGateway, builtGateway } from '#gateway/testing/built-gateway.ts';
import { NOON, openGateway, RECORD_KEY, type TestGateway } from '#gateway/testing/gateway.ts';
import { type GatewayProcess, startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import { givenManyMembers } from '#gateway/testing/many-members.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { ensureClusterPrograms } from '#local/testing/ensure-program.ts';
import { type MailSink, startMailSink } from '#local/testing/mail-sink.ts';
import { startPooler } from '#local/testing/start-pooler.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';

/*
 * Three gateways and two workers, of which one is killed ten times while 6,000 members get an alert. What was
 * promised: nobody is left out, and whose mail comes twice is bounded by what one worker has in flight.
 */

const RECIPIENTS = 6_000;
/** In flight in one worker: two claims of 16 mails. */
const MOST_DOUBLES_A_KILL = 32;
const KEY_HEADER = 'Resend-Idempotency-Key';
/** Which of the five is killed in each turn: 7 of 10 kills hit a worker. */
const TURNS = [3, 4, 0, 3, 4, 1, 3, 4, 2, 3];
const KILLS = TURNS.length;
const FIRST_WORKER = 3;

let built: BuiltGateway;
beforeAll(async () => {
  ensureClusterPrograms();
  built = await builtGateway();
}, 600_000);

interface Cluster {
  gateway: TestGateway;
  sink: MailSink;
  kill(turn: number): Promise<void>;
  stop(): Promise<void>;
}

async function startCluster({ keys, pooled }: { keys: boolean; pooled: boolean }): Promise<Cluster> {
  const folder = temporaryFolder();
  const gateway = await openGateway();
  await givenManyMembers(gateway.databaseUrl, RECIPIENTS, 'PREMIUM');
  const sink = await startMailSink(keys ? { keyHeader: KEY_HEADER } : {});
  const pooler = pooled ? await startPooler(gateway.databaseUrl, folder) : null;
  if (pooler) await setTimeouts(gateway.databaseUrl);
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, String(Date.parse(NOON) - systemClock.now().getTime()));
  const start = (at: number) =>
    startGatewayProcess(built, {
      ...(pooler
        ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: gateway.databaseUrl }
        : { DATABASE_URL: gateway.databaseUrl }),
      ...{ BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:1', CLOCK_FILE: clockFile, RECORD_KEY },
      ...{ ROLE: at < FIRST_WORKER ? 'serve' : 'work', SMTP_URL: sink.url },
      ...(keys && { MAIL_BULK_KEY_HEADER: KEY_HEADER }),
    });
  const running: Promise<GatewayProcess>[] = [];
  for (let at = 0; at < 5; at += 1) running.push(start(at));
  await Promise.all(running);
  return {
    gateway,
    sink,
    kill: async (turn) => {
      const at = TURNS[turn] ?? 0;
      await (await running[at])?.kill();
      running[at] = start(at);
    },
    stop: async () => {
      for (const one of await Promise.all(running)) await one.kill();
      await Promise.all([sink.close(), pooler?.stop()]);
      await gateway.close();
    },
  };
}

test.each([
  ['with idempotency keys: every member gets the alert once', { keys: true, pooled: false }],
  [
    'by plain SMTP behind PgBouncer: nobody is left out, and few are told twice',
    { keys: false, pooled: true },
  ],
])(
  '%s',
  async (_name, given) => {
    const cluster = await startCluster(given);
    try {
      const { gateway, sink } = cluster;
      const rows = <R>(sql: string) => gateway.services.database.em.execute<R[]>(sql);
      const count = async (states: string) =>
        (
          await rows<{ n: number }>(`select count(*)::int as n from pick_alerts where state in (${states})`)
        )[0]?.n;
      const now = systemClock.now().getTime();
      await givenPick(gateway, { tier: 'PREMIUM', time: '23:00', publishedAt: NOON });
      for (let turn = 0; turn < KILLS; turn += 1) {
        const told = Math.ceil(((turn + 0.5) / KILLS) * RECIPIENTS);
        await until(() => sink.mails.length >= Math.min(told, RECIPIENTS - 100), 120_000);
        await cluster.kill(turn);
      }
      await until(async () => (await count("'WAITING'")) === 0, 60_000);
      await afterTheLeases(() => count("'SENDING'"), rows);
      const reached = new Set(sink.mails.map(({ to }) => to));
      const doubles = sink.mails.length - reached.size;
      const seconds = Math.round((systemClock.now().getTime() - now) / 1_000);
      process.stdout.write(`${RECIPIENTS} mails, ${KILLS} kills: ${doubles} came twice, ${seconds} s\n`);
      expect(reached.size).toBe(RECIPIENTS);
      expect(await count("'SENT'")).toBe(RECIPIENTS);
      const most = MOST_DOUBLES_A_KILL * TURNS.filter((at) => at >= FIRST_WORKER).length;
      expect(doubles).toBeLessThanOrEqual(given.keys ? 0 : most);
    } finally {
      await cluster.stop();
    }
  },
  600_000,
);

/**
 * What killed workers had claimed is sent again when its lease runs out. The leases are moved to their ends once nothing else is
 * being sent, because nobody wants to wait a minute and a half for them.
 */
async function afterTheLeases(
  claimed: () => Promise<number | undefined>,
  rows: (sql: string) => Promise<unknown>,
): Promise<void> {
  let before: number | undefined;
  let same = 0;
  await until(async () => {
    const is = await claimed();
    same = is === before ? same + 1 : 0;
    before = is;
    return same >= 20;
  });
  await rows("update pick_alerts set leased_until = clock_timestamp() where state = 'SENDING'");
  await until(async () => (await claimed()) === 0, 60_000);
}
