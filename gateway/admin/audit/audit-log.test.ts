import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway, TOMORROW } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { TYPED } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { savedRows } from '#schema/testing/saved-rows.ts';
import type { AuditLogEntryType, AuditLogFilterInput } from '#schema/types/desk/audit-log.type.ts';

let gateway: TestGateway;
let owner: TestUser;
let finance: TestUser;
let person: TestUser;

const BROWSER = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' };
const SECRET = 'CANARY of tomorrow';

beforeAll(async () => {
  gateway = await openGateway();
  owner = await member(gateway, { role: 'OWNER' });
  finance = await member(gateway, { role: 'FINANCE' });
  person = await member(gateway, { role: 'ANALYST' });
  const role = { email: person.email, role: 'SUPPORT', was: 'ANALYST', reason: 'Joined' };
  await act('setStaffRole', 'SetStaffRoleInput', role, owner, BROWSER);
  const coupon = { code: 'FALL26', discountAmount: 5, discountType: 'FIXED', plans: ['PLUS'] };
  await act('createCoupon', 'CreateCouponInput', { ...coupon, firstPurchaseOnly: false, duration: 'ONCE' });
  const key = await givenKey(gateway, owner, ['WRITE_PICKS']);
  await act(
    'createPick',
    'CreatePickInput',
    { ...TYPED, date: TOMORROW, pick: SECRET, analyst: '=cmd()' },
    key,
  );
});
afterAll(() => gateway.close());

async function act(
  name: string,
  type: string,
  input: object,
  user: TestUser = owner,
  headers: Record<string, string> = {},
): Promise<void> {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
  const { errors } = await ask(gateway, query, { input }, user, headers);
  if (errors) throw new Error(`${name}: ${errors[0]?.message}`);
}

const LIST = `query ($filter: AuditLogFilterInput, $first: Int, $after: String) {
  auditLog(filter: $filter, first: $first, after: $after) {
    nodes { actor keyPrefix signedInAt device area action text targetId target isMember changes { field before after } }
    pageInfo { hasNextPage endCursor }
  }
}`;
interface Listed {
  auditLog: {
    nodes: AuditLogEntryType[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

async function list(filter: AuditLogFilterInput = {}, user = owner, page: object = { first: 50 }) {
  return (await ask<Listed>(gateway, LIST, { filter, ...page }, user)).data.auditLog;
}
const actions = async (filter: AuditLogFilterInput, user = owner) =>
  (await list(filter, user)).nodes.map(({ action }) => action);

describe('an entry says', () => {
  test('who, by which sign-in, to whom, before and after', async () => {
    expect((await list({ area: 'STAFF', target: person.email.toUpperCase() })).nodes).toMatchObject([
      {
        ...{
          actor: owner.email,
          keyPrefix: null,
          device: 'Chrome on Windows',
          text: 'Got the role Support: Joined',
        },
        ...{ targetId: person.uid, target: person.email, isMember: true },
        ...{
          signedInAt: expect.any(String),
          changes: [{ field: 'role', before: 'ANALYST', after: 'SUPPORT' }],
        },
      },
    ]);
  });

  test('by which key', async () => {
    const [entry] = (await list({ area: 'PICKS' })).nodes;
    expect(entry).toMatchObject({
      ...{ actor: owner.email, keyPrefix: expect.stringMatching(/^pk_/), signedInAt: null, device: null },
      target: `${TYPED.teamOne} @ ${TYPED.teamTwo}`,
    });
    expect(JSON.stringify(entry?.changes)).toContain(SECRET);
  });
});

describe('the filters', () => {
  test.each<[string, () => AuditLogFilterInput, string[]]>([
    ['a subject', () => ({ area: 'COUPONS' }), ['coupon.create']],
    ['a coupon code', () => ({ target: 'fall26' }), ['coupon.create']],
    ['who did it', () => ({ actor: finance.email }), []],
    ['who did it, and the subject', () => ({ actor: owner.uid, area: 'STAFF' }), ['staff.role']],
    ['a day before', () => ({ to: '2031-11-19' }), []],
    ['the day', () => ({ from: '2031-11-20', to: '2031-11-20', area: 'PICKS' }), ['pick.create']],
    ['a day after', () => ({ from: '2031-11-21' }), []],
    ['an unknown target', () => ({ target: 'nothing' }), []],
  ])('%s', async (_what, filter, expected) => expect(await actions(filter())).toEqual(expected));

  test('a key', async () => {
    const [entry] = await gateway.services.database.em.execute<{ key_id: string }[]>(
      'select key_id from audit_log where key_id is not null',
    );
    expect(await actions({ keyId: entry?.key_id })).toEqual(['pick.create']);
  });

  test('pages meet without a gap or an overlap', async () => {
    const first = await list({}, owner, { first: 2 });
    const rest = await list({}, owner, { first: 50, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...rest.nodes]).toEqual((await list()).nodes);
  });
});

test('finance reads the log, and learns nothing of picks from it', async () => {
  const { nodes } = await list({}, finance);
  expect(nodes.find(({ action }) => action === 'pick.create')).toMatchObject({
    ...{ text: 'Wrote a pick', targetId: '', target: null, changes: null },
  });
  expect(nodes.find(({ action }) => action === 'coupon.create')?.target).toBe('FALL26');
  expect(JSON.stringify(nodes)).not.toContain(SECRET);
  expect(JSON.stringify(nodes)).not.toContain('pick_');
  const file = (await download(await linkFor(finance))).body;
  expect(file).not.toContain(SECRET);
  expect(file).not.toContain('pick_');
});

const EXPORT = 'mutation ($input: AuditLogFilterInput!) { exportAuditLog(input: $input) { url } }';
async function linkFor(user: TestUser, input: AuditLogFilterInput = {}): Promise<string> {
  const { data } = await ask<{ exportAuditLog: { url: string } }>(gateway, EXPORT, { input }, user);
  return data.exportAuditLog.url.replace(gateway.services.publicUrl, '');
}
const download = (url: string) => gateway.app.inject({ url });

describe('the file', () => {
  test('has every entry that matches, in one order, and runs nothing in a spreadsheet', async () => {
    const { em } = gateway.services.database;
    await em.execute(
      `insert into audit_log (at, actor, action, target, details)
         select now(), 'system', 'charge.give-back', 'm' || n, '{"amountCents": 100}' from generate_series(1, 1234) n`,
    );
    const { headers, body } = await download(await linkFor(owner, { area: 'MONEY' }));
    expect(headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
    const lines = savedRows(body);
    expect(lines.map(({ cells }) => cells[6])).toEqual([
      'target_id',
      ...Array.from({ length: 1234 }, (_, n) => `m${1234 - n}`),
    ]);
    const [pick] = (await list({ area: 'PICKS' })).nodes;
    expect(pick?.changes).toContainEqual({ field: 'analyst', before: null, after: '=cmd()' });
  });

  test('asking for it is an entry of its own', async () => {
    await linkFor(finance, { area: 'KEYS' });
    const [entry] = (await list({ actor: finance.email })).nodes;
    expect(entry).toMatchObject({
      ...{ action: 'audit.export', changes: [{ field: 'area', before: null, after: 'KEYS' }] },
    });
  });

  test('is not there for a changed link, after five minutes, and for who lost the role', async () => {
    const url = await linkFor(finance);
    expect((await download(url)).statusCode).toBe(200);
    expect((await download(url.replace(finance.uid, owner.uid))).statusCode).toBe(403);
    expect((await download(`${url}&to=2031-01-01`)).statusCode).toBe(403);
    gateway.services.clock.set(new Date(new Date(NOON).getTime() + 6 * MINUTE).toISOString());
    expect((await download(url)).statusCode).toBe(403);
    gateway.services.clock.set(NOON);
    const role = "update users set role = 'SUPPORT' where id = ?";
    await gateway.services.database.em.execute(role, [finance.uid]);
    expect((await download(url)).statusCode).toBe(403);
  });
});
