import 'reflect-metadata';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { buildGateway } from '#gateway/testing/built-gateway.ts';
import { migratedDatabase } from '#gateway/testing/database.ts';
import { startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import { openMoneyWorld, someNetwork } from '#gateway/testing/money.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

/**
 * How long one process takes to charge and resume the plans whose pauses end at one moment, and how it answers the board meanwhile. The
 * local Braintree and the database run beside it, so its time is that of all three.
 *
 *   npm run bench:pauses [-- pauses]
 */
const PAUSES = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 100_000);
const GOAL_PAUSES_A_SECOND = 100_000 / (20 * 60);
const AT_ONCE = 16;
const QUIET_BOARDS = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);
const p95 = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

await startWorld();
const built = buildGateway();
const database = await migratedDatabase();
const { gateway, processor, close } = await openMoneyWorld({ DATABASE_URL: database.url });
const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);

/** Every member has a card of their own in the vault. */
async function vault(from: number): Promise<void> {
  for (let n = from; n <= PAUSES; n += AT_ONCE) {
    const [customerId, token] = [`member-${n}`, `card-${n}`];
    await gateway.services.processor.vault({
      ...{ customerId, token, email: `${customerId}@chalkline.test`, nonce: 'fake-valid-visa-nonce' },
      billing: { firstName: 'Ada', lastName: 'Lovelace' },
    });
  }
}

/** As many members of Plus whose pauses are over now; they began two months ago. */
async function givenPauses(): Promise<void> {
  await rows(
    `insert into users (id, email, trial_ends_at, created_at)
     select 'member-' || n, 'member-' || n || '@chalkline.test', now(), now() from generate_series(1, ?::int) n returning 1`,
    [PAUSES],
  );
  await rows(
    `insert into payment_methods (token, user_id, card_type, last4, expiration_month, expiration_year, created_at)
     select 'card-' || n, 'member-' || n, 'Visa', '1881', '12', '2099', now() from generate_series(1, ?::int) n returning 1`,
    [PAUSES],
  );
  await rows(
    `insert into subscriptions (id, user_id, state, tier, agreed_cents, current_period_starts_at, current_period_ends_at, anchor_day,
       paused_until, due_at, created_at, updated_at)
     select 'sub-' || n, 'member-' || n, 'paused', 'PLUS', 7900, now() - interval '90 days', now() - interval '60 days', 1, now(), now(),
       now() - interval '90 days', now() from generate_series(1, ?::int) n returning 1`,
    [PAUSES],
  );
  await rows('analyze');
}

/** Milliseconds of one board, as a visitor reads it. */
async function readBoard(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/graphql`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json', ...someNetwork() } },
    body: JSON.stringify({ query: '{ board { picks { id teamOne teamTwo } } }' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.text();
  return performance.now() - began;
}

const left = async () =>
  (await rows<{ left: number }>(`select count(*)::int as left from subscriptions where state = 'paused'`))[0]
    ?.left ?? 0;

try {
  say(`${PAUSES} pauses, load ${(loadavg()[0] ?? 0).toFixed(1)} before`);
  await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => vault(place + 1)));
  const serving = await startGatewayProcess(built, {
    ...{ DATABASE_URL: database.url, BRAINTREE_ENVIRONMENT: processor.url },
  });
  const quiet: number[] = [];
  for (let n = 0; n < QUIET_BOARDS; n += 1) quiet.push(await readBoard(serving.url));
  await givenPauses();
  const began = performance.now();
  const busy: number[] = [];
  for (let at = 1; (await left()) > 0; at += 1) {
    for (let n = 0; n < 10; n += 1) busy.push(await readBoard(serving.url));
    await pause(500);
    if (at % 20 === 0) say(`${await left()} left after ${Math.round((performance.now() - began) / 1_000)} s`);
  }
  const seconds = (performance.now() - began) / 1_000;
  await serving.kill();
  const [charged] = await rows<{ paid: number; members: number }>(
    `select count(*)::int as paid, count(distinct user_id)::int as members from invoices where state = 'paid'`,
  );
  say(
    `${seconds.toFixed(1)} s, ${(PAUSES / seconds).toFixed(1)} a second: ${(100_000 / (PAUSES / seconds) / 60).toFixed(1)} min for 100,000`,
  );
  say(
    `board p95 ${p95(quiet).toFixed(1)} ms before, ${p95(busy).toFixed(1)} ms meanwhile; load ${(loadavg()[0] ?? 0).toFixed(1)} after`,
  );
  say(`charged ${charged?.paid}, of ${charged?.members} members`);
  if (charged?.paid !== PAUSES || charged.members !== PAUSES)
    throw new Error('Not everybody was charged once');
  if (PAUSES / seconds < GOAL_PAUSES_A_SECOND)
    throw new Error('It misses its goal of 20 minutes for 100,000');
} finally {
  await close();
  await database.drop();
  await stopWorld();
}
