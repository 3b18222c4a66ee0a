import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { newKeyPair } from '#gateway/integrations/push/encrypt.ts';
import { makePushKey } from '#gateway/integrations/push/vapid.ts';
import { buildGateway } from '#gateway/testing/built-gateway.ts';
import { openGateway, RECORD_KEY } from '#gateway/testing/gateway.ts';
import { startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import { givenManyMembers } from '#gateway/testing/many-members.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { signUp } from '#gateway/testing/users.ts';
import { freePort } from '#local/system/free-port.ts';
import { startMailSink } from '#local/testing/mail-sink.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { until } from '#local/testing/until.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';

/**
 * How soon one worker process tells members of a pick, and how fast: first push after the opening, first mail after
 * its batch closed, mails a second, and what a receipt waits meanwhile. Database, mail server and push service run beside it, so
 * that mails a second are those of an idle machine only, and miss their goal only where nothing else ran at the beginning; those a
 * second of processor time are judged always.
 *
 *   npm run bench:alerts [-- members]
 */
const MEMBERS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 20_000);
const DEVICES = 200;
const GATHER_MILLISECONDS = 15_000;
const GOALS = { mailsASecond: 600, firstMs: 2_000, receiptMs: 2_000 };

/** The load before anything of this runs. */
const wasQuiet = (loadavg()[0] ?? 0) < 1;

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;
const problems: string[] = [];
function report(what: string, value: string, isGood = true): void {
  process.stdout.write(`${what.padEnd(44)} ${value}${isGood ? '' : '  (misses its goal)'}\n`);
  if (!isGood) problems.push(what);
}

/** A push service that takes everything and notes when. */
async function startService() {
  const arrivals: number[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      arrivals.push(performance.now());
      response.writeHead(201).end();
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return { arrivals, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

await startWorld();
const built = buildGateway();
const service = await startService();
const sink = await startMailSink();
const gateway = await openGateway();
const metricsPort = await freePort();
const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);

/** Devices of accounts that exist, because each is asked for at the identity provider. */
async function givenDevices(): Promise<void> {
  for (let n = 0; n < DEVICES; n += 1) {
    const { uid, email } = await signUp();
    const at = new Date(Date.now() + 1_000);
    await rows(`insert into users (id, email, trial_ends_at, created_at) values (?, ?, ?, ?)`, [
      uid,
      email,
      at,
      at,
    ]);
    await rows(
      `insert into subscriptions (id, user_id, state, tier, current_period_starts_at, current_period_ends_at, anchor_day,
         cancel_at_period_end, created_at, updated_at)
       values (?, ?, 'active', 'PREMIUM', now(), now() + interval '20 days', 1, false, now(), now())`,
      [`sub-${uid}`, uid],
    );
    await rows(
      `insert into sessions (user_id, signed_in_at, device, device_name, last_seen_at, announce)
       values (?, ?, 'd', 'A phone', now(), false)`,
      [uid, at],
    );
    await rows(`insert into push_subscriptions values (?, ?, ?, ?, ?, ?, now())`, [
      ...[`push-${n}`, uid, at, `${service.url}/${n}`],
      ...[newKeyPair().getPublicKey().toString('base64url'), randomBytes(16).toString('base64url')],
    ]);
    await rows(
      `insert into alert_settings (user_id, mail, push, recap, digest_at, locked_news, hide_words, updated_at)
      values (?, 'OFF', true, false, '09:00', false, false, now())`,
      [uid],
    );
  }
}

/** When each mail came, by its reader. Each is looked at once: the mail server's process shares the threads of the worker. */
const cameAt = new Map<string, number>();
const alertTimes: number[] = [];
let lookedAt = 0;
function look(): void {
  for (const { to, at } of sink.mails.slice(lookedAt)) {
    cameAt.set(to, at);
    if (to.startsWith('member-')) alertTimes.push(at);
  }
  lookedAt = sink.mails.length;
}
const hasCome = (to: string) => {
  look();
  return cameAt.has(to);
};

/** Instant mail alone, without notifications. */
const INSTANT_MAIL = `
  insert into alert_settings (user_id, mail, push, recap, digest_at, locked_news, hide_words, updated_at)
  select id, 'INSTANT', false, false, '09:00', false, false, now() from users`;

async function cpuSeconds(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_cpu_seconds_total ([\d.e+]+)/m.exec(text)?.[1]);
}

/** Receipts that are written while mails about picks go out, and how long each waited. */
async function receiptsMeanwhile(isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; !isOver(); n += 1) {
    const to = `receipt-${n}@chalkline.test`;
    const written = performance.now();
    await rows(
      `insert into outbox (key, recipient, template, data, created_at, next_attempt_at) values (?, ?, 'cancelled', ?::jsonb, now(), now())`,
      [to, to, JSON.stringify({ tier: 'PREMIUM', accessUntil: new Date().toISOString(), inTrial: false })],
    );
    await until(() => hasCome(to), 60_000);
    waits.push((cameAt.get(to) ?? 0) - written);
    await pause(500);
  }
  return waits;
}

let worker: Awaited<ReturnType<typeof startGatewayProcess>> | undefined;
try {
  await givenManyMembers(gateway.databaseUrl, MEMBERS, 'PREMIUM');
  await rows(INSTANT_MAIL);
  await givenDevices();
  worker = await startGatewayProcess(built, {
    ...{ DATABASE_URL: gateway.databaseUrl, BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:1', ROLE: 'work' },
    ...{ METRICS_PORT: String(metricsPort), RECORD_KEY, WEBHOOK_LOOPBACK: 'on' },
    ...{ SMTP_URL: sink.url, PUSH_KEY: makePushKey() },
  });
  await pause(15_000);
  const now = new Date();
  gateway.services.clock.set(now.toISOString());
  const day = easternDay(now);
  const startsAt = new Date(now.getTime() + 4 * 3_600_000).toISOString();
  const cpuBefore = await cpuSeconds();
  const opened = performance.now();
  await givenPick(gateway, { tier: 'PREMIUM', date: day, startsAt, publishedAt: now.toISOString() });
  await until(() => service.arrivals.length === DEVICES, 30_000);
  const first = (service.arrivals[0] ?? 0) - opened;
  report('first push after the opening', seconds(first), first <= GOALS.firstMs);
  report(`${DEVICES} devices told after`, seconds((service.arrivals.at(-1) ?? 0) - opened));
  let over = false;
  await until(() => sink.mails.length > 0, 60_000);
  const receipts = receiptsMeanwhile(() => over);
  await until(() => {
    look();
    return alertTimes.length === MEMBERS;
  }, 300_000);
  over = true;
  const [batch] = await rows<{ closed: Date; opened: Date }>(
    "select closes_at as closed, opened_at as opened from alert_batches where channel = 'MAIL'",
  );
  const closed = opened + ((batch?.closed.getTime() ?? 0) - now.getTime());
  const [firstAlert = 0] = alertTimes;
  const waited = firstAlert - closed;
  report(
    `first mail after its batch closed (${GATHER_MILLISECONDS / 1_000} s)`,
    seconds(waited),
    waited <= GOALS.firstMs,
  );
  const took = (alertTimes.at(-1) ?? 0) - firstAlert;
  const rate = Math.round((1_000 * MEMBERS) / took);
  const isFast = !wasQuiet || rate >= GOALS.mailsASecond;
  report(`${MEMBERS} mails`, `${rate} a second, in ${seconds(took)}`, isFast);
  const cpu = (await cpuSeconds()) - cpuBefore;
  const perCpu = Math.round(MEMBERS / cpu);
  report('the same a second of processor time', `${perCpu}`, perCpu >= GOALS.mailsASecond);
  const waits = (await receipts).sort((a, b) => a - b);
  const slowest = waits.at(-1) ?? 0;
  report(`the slowest of ${waits.length} receipts meanwhile`, seconds(slowest), slowest <= GOALS.receiptMs);
  const others = wasQuiet ? 'nothing else ran' : 'others ran, so the mails a second are not judged';
  report('load and threads', `${loadavg()[0]?.toFixed(1)}, ${cpus().length}; ${others}`);
} finally {
  await worker?.kill();
  await Promise.all([gateway.close(), sink.close()]);
  service.close();
  built.remove();
  await stopWorld();
}
if (problems.length > 0) process.exitCode = 1;
