import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { coupon } from '#gateway/testing/money.ts';
import { BROWSER, passkeyState } from '#gateway/testing/passkeys.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { SAVED_LISTS } from '#schema/rules/access/admin-lists.ts';
import { savedRows } from '#schema/testing/saved-rows.ts';

let gateway: TestGateway;
let owner: TestUser;
let buyer: TestUser;

const rows = <Row>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.fork().execute<Row[]>(sql, params);

/** Invoices of one a minute from midnight of New York on, every tenth of them a refund, each with a payment. */
const GIVEN = 2_500;
const MIDNIGHT = '2031-11-20T05:00:00Z';

beforeAll(async () => {
  gateway = await openGateway();
  owner = await member(gateway, { role: 'OWNER' });
  buyer = await member(gateway, { plan: { tier: 'PLUS' } });
  await rows('update users set email = ? where id = ?', ['=evil@chalkline.test', buyer.uid]);
  await rows(
    `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents,
       period_starts_at, period_ends_at, created_at)
     select 'inv_' || lpad(n::text, 6, '0'), 'CL-20311120-' || lpad(n::text, 6, '0'), ?, ?, 'renewal', n,
            case n % 10 when 0 then 'credit' else 'charge' end, case n when 7 then 'void' when 8 then 'open' else 'paid' end,
            'PLUS', 7900, now(), now(), ?::timestamptz + (n - 1) * interval '1 minute'
       from generate_series(1, ${GIVEN}) n`,
    [buyer.uid, `sub_${buyer.uid}`, MIDNIGHT],
  );
  await rows(
    `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, transaction_id, created_at)
     select 'renew:' || id, id, case when number like '%9' then 'declined' else 'succeeded' end, total_cents, 'card',
            'txn_' || id, created_at from invoices where type = 'charge' and state = 'paid'`,
  );
  await rows(
    `insert into payment_methods (token, user_id, card_type, last4, expiration_month, expiration_year, created_at)
     values ('card', ?, 'Visa', '1111', '12', '2031', now())`,
    [buyer.uid],
  );
  await rows(
    `insert into disputes (dispute_id, transaction_id, order_id, user_id, kind, reason, amount_cents, opened_at, state, moves)
     values ('dispute_1', 'txn_1', 'renew:1', ?, 'INQUIRY', 'retrieval', 7900, ?, 'OPEN', 1)`,
    [buyer.uid, MIDNIGHT],
  );
  await coupon({ gateway }, 'HALF');
  await rows('insert into coupon_redemptions values (?, ?, ?, ?)', [
    ...[`sub_${buyer.uid}`, 'coupon_HALF', buyer.uid, MIDNIGHT],
  ]);
  // Of purchases that are not kept: enough that an index is worth it.
  await rows(
    `insert into coupon_redemptions select 'sub_' || n, 'coupon_HALF', ?, ?::timestamptz + n * interval '1 minute'
       from generate_series(1, ${GIVEN}) n`,
    [buyer.uid, MIDNIGHT],
  );
  await rows(
    `insert into outbox (key, recipient, template, data, created_at, next_attempt_at, failure)
     values ('a', 'a@chalkline.test', 'welcome', '{"password": "secret"}', now(), now(), 'refused'), ('b', 'b@chalkline.test', 'welcome', '{}', now(), now(), null)`,
  );
});
afterAll(() => gateway.close());

interface Listed {
  nodes: Record<string, unknown>[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
async function listed(query: string, user = owner): Promise<Listed> {
  const { data, errors } = await ask<Record<string, Listed>>(gateway, `{ ${query} }`, {}, user, BROWSER);
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as Listed;
}

describe('a list', () => {
  test('leads from page to page without a row twice, newest first', async () => {
    const ids: unknown[] = [];
    let after = '';
    for (let more = true; more; ) {
      const page = await listed(
        `listedInvoices(first: 100, type: REFUND${after}) { nodes { id } pageInfo { hasNextPage endCursor } }`,
      );
      ids.push(...page.nodes.map(({ id }) => id));
      after = `, after: "${page.pageInfo.endCursor}"`;
      more = page.pageInfo.hasNextPage;
    }
    expect(ids).toHaveLength(GIVEN / 10);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['void invoices only on request', 'listedInvoices(state: VOID) { nodes { number } }', 1],
    ['the one that is open', 'listedInvoices(state: OPEN) { nodes { number } }', 1],
    ['days of New York', `listedInvoices(from: "${TODAY}", to: "2031-11-20", first: 1) { nodes { id } }`, 1],
    ['no day before', 'listedInvoices(to: "2031-11-19") { nodes { id } }', 0],
    ['declined payments', 'listedPayments(state: DECLINED, first: 100) { nodes { orderId } }', 100],
    ['disputes', 'listedDisputes(state: OPEN) { nodes { disputeId replyBy outcome } }', 1],
    ['no inquiry as money that was taken', 'listedDisputes(cash: TAKEN) { nodes { disputeId } }', 0],
    ['no dispute that was won', 'listedDisputes(cash: RETURNED) { nodes { disputeId } }', 0],
    ['redemptions', 'couponRedemptions { nodes { code broughtCents } }', 1],
    ['redemptions of a plan', 'couponRedemptions(tier: VIP) { nodes { code } }', 0],
    ['redemptions of a day', `couponRedemptions(from: "${TODAY}", to: "${TODAY}") { nodes { code } }`, 1],
    ['no redemptions before', 'couponRedemptions(to: "2031-11-19") { nodes { code } }', 0],
    ['cards that expire by next month', 'expiringCards { nodes { expires } }', 1],
    ['cards that expire by a month', 'expiringCards(until: "2031-11") { nodes { expires } }', 0],
    ['mails that failed', 'listedMails(state: FAILED) { nodes { failure } }', 1],
    ['mails that wait', 'listedMails(state: WAITING) { nodes { recipient } }', 1],
  ])('shows %s', async (_name, query, count) => {
    expect((await listed(query)).nodes).toHaveLength(count);
  });

  test.each([
    ['invoices', `select * from invoices where state <> 'void' order by created_at desc, id desc limit 51`],
    ['payments', 'select * from payment_attempts order by created_at desc, order_id desc limit 51'],
    [
      'redemptions',
      'select * from coupon_redemptions order by created_at desc, subscription_id desc limit 51',
    ],
    ['refunds', `select * from invoices where type = 'credit' order by created_at desc, id desc limit 51`],
  ])('reads %s by an index', async (_name, sql) => {
    await rows('analyze invoices, payment_attempts, coupon_redemptions');
    const plan = await rows<{ 'QUERY PLAN': string }>(`explain ${sql}`);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan Backward/);
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });
});

const EXPORT = 'mutation ($input: ExportListInput!) { exportList(input: $input) { url } }';
async function link(list: string, filters: Record<string, string> = {}, user = owner) {
  const input = { list, filters: Object.entries(filters).map(([name, value]) => ({ name, value })) };
  return ask<{ exportList: { url: string } }>(gateway, EXPORT, { input }, user, BROWSER);
}
async function file(url: string) {
  const { pathname, search } = new URL(url);
  return gateway.app.inject(`${pathname}${search}`);
}

describe('a list as a file', () => {
  test('has every row that its filters leave, across the batches in which it is read', async () => {
    const { data } = await link('INVOICES', { type: 'CHARGE', state: 'PAID' });
    const { body, headers, statusCode } = await file(data.exportList.url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
    const [header, ...lines] = body.trimEnd().split('\r\n');
    expect(header).toBe('number,type,state,cents,plan,member,email,created,paid');
    expect(lines).toHaveLength(GIVEN * 0.9 - 2);
    expect(new Set(lines).size).toBe(lines.length);
    // A spreadsheet would run a cell that begins with an equals sign.
    expect(lines[0]).toContain(",'=evil@chalkline.test,");
  });

  test.each(SAVED_LISTS)('%s is CSV with a line for each row', async (list) => {
    const { data } = await link(list, list === 'ACCOUNTING' ? { month: '2031-11' } : {});
    const { statusCode, body } = await file(data.exportList.url);
    expect(statusCode).toBe(200);
    const lines = savedRows(body);
    expect(new Set(lines.map(({ cells }) => cells.length)).size).toBe(1);
    expect(body).not.toContain('secret');
  });

  test('is written into the audit log with its filters', async () => {
    await link('PAYMENTS', { state: 'DECLINED' });
    const [entry] = await rows(
      `select actor, signed_in_at is not null as "isSignedIn", target, details from audit_log
        where action = 'list.export' order by id desc limit 1`,
    );
    expect(entry).toEqual({
      actor: owner.uid,
      isSignedIn: true,
      target: 'PAYMENTS',
      details: { state: 'DECLINED' },
    });
  });

  test('opens to nobody with another address, to nobody after five minutes, and to nobody who lost the role', async () => {
    const { data } = await link('PAYMENTS', { state: 'DECLINED' });
    const { url } = data.exportList;
    for (const other of [url.replace('DECLINED', 'SUCCEEDED'), url.replace('payments', 'members'), `${url}x`])
      expect((await file(other)).statusCode).toBe(403);
    const { clock } = gateway.services;
    const now = clock.now();
    clock.set(new Date(now.getTime() + 5 * 60_000 + 1).toISOString());
    expect((await file(url)).statusCode).toBe(403);
    clock.set(now.toISOString());
    expect((await file(url)).statusCode).toBe(200);
    await rows(`update users set role = 'SUPPORT', is_admin = false where id = ?`, [owner.uid]);
    expect((await file(url)).statusCode).toBe(403);
    await rows(`update users set role = 'OWNER', is_admin = true where id = ?`, [owner.uid]);
  });

  test('takes the scope of the list, and filters that it has', async () => {
    const support = await member(gateway, { role: 'SUPPORT' });
    expect((await link('INVOICES', {}, support)).errors).toBeUndefined();
    for (const list of ['PAYMENTS', 'DISPUTES', 'REDEMPTIONS'])
      expect((await link(list, {}, support)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await link('DISPUTES', { state: 'PAID' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await link('PAYMENTS', { state: 'PAID' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('takes a passkey of the last five minutes from those who have one', async () => {
    const finance = await member(gateway, { role: 'FINANCE' });
    // For the panel itself twelve hours are enough, for a file five minutes.
    await passkeyState(gateway, finance, 'shown 6 minutes ago');
    await listed('listedDisputes { nodes { email } }', finance);
    expect((await link('PAYMENTS', {}, finance)).errors?.[0]?.extensions.code).toBe('SECOND_FACTOR');
  });
});
