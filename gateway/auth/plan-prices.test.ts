import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { CallerReader } from './caller-reader.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const sql = (text: string, values: unknown[] = []) =>
  gateway.services.database.em.execute<object[]>(text, values);

/** As somebody with psql would. */
const add = (tier: string, cents: number, startsAt: Date) =>
  sql(
    `insert into plan_prices (id, tier, months, cents, starts_at, "by", reason)
     select max(id) + 1, ?, 1, ?, ?, 'psql', 'A test' from plan_prices`,
    [tier, cents, startsAt],
  );

const PLANS = '{ plans { tier priceCents originalPriceCents perDayCents } }';
const price = async (wanted: string) => {
  const { data } = await ask<{ plans: { tier: string; priceCents: number }[] }>(gateway, PLANS);
  return data.plans.find(({ tier }) => tier === wanted)?.priceCents;
};
const quote = async (planType: string) => {
  const { data } = await ask<{ priceQuote: { totalCents: number; sentence: string } }>(
    gateway,
    `{ priceQuote(planType: "${planType}") { totalCents sentence } }`,
  );
  return data.priceQuote;
};

test('the first rows are the documented prices', async () => {
  expect(await sql('select id, tier, months, cents, "by" from plan_prices order by id')).toEqual([
    { id: 1, tier: 'PLUS', months: 1, cents: 7_900, by: 'system' },
    { id: 2, tier: 'PREMIUM', months: 1, cents: 12_900, by: 'system' },
    { id: 3, tier: 'VIP', months: 1, cents: 24_900, by: 'system' },
  ]);
});

test('the request after a commit quotes the new price, and a scheduled one counts from its moment on', async () => {
  expect(await price('PLUS')).toBe(7_900);
  await add('PLUS', 8_900, new Date(NOON));
  expect(await price('PLUS')).toBe(8_900);
  expect(await quote('plus')).toEqual({
    totalCents: 8_900,
    sentence: '$89.00 today, then $89.00 every month until you cancel.',
  });
  await add('VIP', 26_900, new Date(Date.parse(NOON) + HOUR));
  expect((await quote('vip')).totalCents).toBe(24_900);
  gateway.services.clock.set(new Date(Date.parse(NOON) + HOUR).toISOString());
  expect((await quote('vip')).totalCents).toBe(26_900);
});

test.each(['update plan_prices set cents = 1', 'delete from plan_prices', 'truncate plan_prices'])(
  '%s is refused: rows are only added',
  async (statement) => {
    await expect(sql(statement)).rejects.toThrow('plan_prices can only be added to');
  },
);

test('two who add at once collide on the number', async () => {
  const same = `insert into plan_prices (id, tier, months, cents, starts_at, "by", reason)
    values (99, 'PLUS', 1, 9900, now(), 'psql', 'A test')`;
  const both = await Promise.allSettled([sql(same), sql(same)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a request costs no query more, and the version no scan, however many rows there are', async () => {
  await sql(
    `insert into plan_prices (id, tier, months, cents, starts_at, "by", reason)
     select n, 'PLUS', 1, 7900, '1970-01-01', 'psql', 'A test' from generate_series(100, 3000) n`,
  );
  await sql('analyze plan_prices');
  const plan = JSON.stringify(await sql('explain (analyze, buffers) select max(id) from plan_prices'));
  expect(plan).toMatch(/Index Only Scan Backward using plan_prices_pkey/);
  expect(plan).not.toMatch(/Seq Scan/);
  const { planPricesVersion } = await new CallerReader(gateway.services.database).read({});
  expect(planPricesVersion).toBe(3_000);
  // The rows are read once for a version.
  await gateway.services.planPriceRows.since(3_000);
  const kept = await gateway.services.planPriceRows.since(3_000);
  expect(await gateway.services.planPriceRows.since(3_000)).toBe(kept);
});
