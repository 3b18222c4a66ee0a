import 'reflect-metadata';
import { performance } from 'node:perf_hooks';
import { notifyOfPrices } from '#gateway/billing/plan/notify-of-price.ts';
import { openGateway } from '#gateway/testing/gateway.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

/**
 * How long it takes to tell so many members of another price, spread over the days of a month, and how many rows the largest
 * transaction wrote.
 *
 *   npm run bench:price-moves [-- members]
 */
const MEMBERS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 100_000);
const DAYS = 32;
const MOST_ROWS = 100;
const PORTION = 2_000;

const USERS = `insert into users (id, email, trial_ends_at, created_at)
  select 'm' || n, 'm' || n || '@chalkline.test', now(), now() from generate_series(?::int, ?::int) n`;
const PLANS = `insert into subscriptions (id, user_id, state, tier, agreed_cents, current_period_starts_at,
    current_period_ends_at, due_at, anchor_day, created_at, updated_at)
  select 'm' || n, 'm' || n, 'active', 'PLUS', 7900, ends - interval '31 days', ends, ends, 1, now(), now()
    from generate_series(?::int, ?::int) n, lateral (select ?::timestamptz + (30 + n % 30) * interval '1 day' as ends) t`;
const MOVE = `insert into plan_price_moves (id, tier, cents, reason, proposed_by, proposed_at, approved_by, approved_at)
  values ('bench', 'PLUS', 8900, 'bench', 'one', ?, 'another', ?)`;
const WRITTEN = `select count(distinct id)::int as told, max(rows)::int as most from (
  select tx, min(id) as id, count(*) as rows from (
    select xmin::text as tx, null as id from outbox union all select xmin::text, subscription_id from plan_price_notices) r
   group by tx) t`;

await startWorld();
const gateway = await openGateway();
const { services } = gateway;
const rows = <R>(sql: string, params: unknown[] = []) => services.database.em.execute<R[]>(sql, params);
const begun = services.clock.now();
// In portions that a statement's time allows.
for (let first = 1; first <= MEMBERS; first += PORTION) {
  const last = Math.min(MEMBERS, first + PORTION - 1);
  await rows(USERS, [first, last]);
  await rows(PLANS, [first, last, begun]);
}
await rows(MOVE, [begun, begun]);
const times: number[] = [];
for (let day = 0; day < DAYS; day += 1) {
  services.clock.set(new Date(begun.getTime() + day * 86_400_000).toISOString());
  const from = performance.now();
  await notifyOfPrices(services);
  times.push(performance.now() - from);
}
const [told] = await rows<{ n: number }>(
  'select count(distinct subscription_id)::int as n from plan_price_notices',
);
const [written] = await rows<{ most: number }>(WRITTEN);
const whole = times.reduce((sum, time) => sum + time, 0);
process.stdout.write(
  `members told                       ${told?.n} of ${MEMBERS}\nrows of the largest transaction    ${written?.most}\n` +
    `in all, and on the longest day     ${(whole / 1_000).toFixed(1)} s, ${(Math.max(...times) / 1_000).toFixed(1)} s\n`,
);
const isGood = told?.n === MEMBERS && (written?.most ?? 0) <= MOST_ROWS;
await gateway.close();
await stopWorld();
process.exit(isGood ? 0 : 1);
