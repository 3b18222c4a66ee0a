import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { type DatabaseProxy, databaseProxy } from '#gateway/testing/database-proxy.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let direct: TestGateway;
let proxy: DatabaseProxy;
let gateway: TestGateway;
let owner: TestUser;
let origin: string;

/** More than are read at a time. */
const GIVEN = 2_500;
const EXPORT = 'mutation ($input: ExportListInput!) { exportList(input: $input) { url } }';

beforeAll(async () => {
  direct = await openGateway();
  proxy = await databaseProxy(direct.databaseUrl);
  gateway = await openGateway({ DATABASE_URL: proxy.url, DATABASE_DIRECT_URL: direct.databaseUrl });
  owner = await member(gateway, { role: 'OWNER' });
  const buyer = await member(gateway, { plan: { tier: 'PLUS' } });
  await direct.services.database.em.execute(
    `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents,
       period_starts_at, period_ends_at, created_at)
     select 'inv_' || n, 'CL-20311120-' || lpad(n::text, 6, '0'), ?, ?, 'renewal', n, 'charge', 'paid',
            'PLUS', 7900, now(), now(), now() + n * interval '1 second'
       from generate_series(1, ${GIVEN}) n`,
    [buyer.uid, `sub_${buyer.uid}`],
  );
  origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  await proxy.close();
  await direct.close();
});

async function download(): Promise<Response> {
  const input = { list: 'INVOICES', filters: [] };
  const { data } = await ask<{ exportList: { url: string } }>(gateway, EXPORT, { input }, owner);
  const { pathname, search } = new URL(data.exportList.url);
  return fetch(`${origin}${pathname}${search}`);
}

test('a file whose database goes away in the middle fails for who saves it, and is no shorter file that ends well', async () => {
  // The second batch goes on behind the last row of the first.
  const lost = proxy.breakAt(') < (', 'before');
  const response = await download();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  await lost;
  const whole = await (await download()).text();
  expect(whole.trimEnd().split('\r\n')).toHaveLength(1 + GIVEN);
});
