import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { GraphQLObjectType } from 'graphql';
import { CLOSED_TO_VIEWS } from '#gateway/auth/view-as.ts';
import { ReadyAnswers } from '#gateway/graphql/ready-answers.ts';
import { createSchema } from '#gateway/server/schema.ts';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { ANYTHING, questions, typeBelow } from '#gateway/testing/crawl.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { member, signInAgain, type TestUser } from '#gateway/testing/users.ts';
import { askToView, type BegunView, viewing } from '#gateway/testing/views.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { endExpiredViews } from './end-view.ts';

let gateway: TestGateway;
let support: TestUser;
let person: TestUser;
let headers: Record<string, string>;

beforeAll(async () => {
  gateway = await openGateway();
  support = await member(gateway, { role: 'SUPPORT' });
});
beforeEach(async () => {
  person = await member(gateway, { plan: { tier: 'PREMIUM' } });
  headers = await viewing(gateway, support, person.uid);
});
afterAll(() => gateway.close());

const sql = <T = unknown>(text: string, values: unknown[] = []) =>
  gateway.services.database.em.execute<T[]>(text, values);
const asViewed = <D = Record<string, unknown>>(query: string, variables = {}) =>
  ask<D>(gateway, query, variables, support, headers);
const code = async (query: string, variables = {}) =>
  (await asViewed(query, variables)).errors?.[0]?.extensions.code ?? null;
const endView = (user: TestUser, viewId = headers['x-view-as']) =>
  ask(
    gateway,
    'mutation ($input: EndViewInput!) { endView(input: $input) { viewId } }',
    { input: { viewId } },
    user,
  );

describe('who is viewed', () => {
  test('the member’s account and rights are shown, and none of the staff’s', async () => {
    const { data } = await asViewed('{ me { id email role scopes subscription } subscription { tier } }');
    expect(data).toEqual({
      me: { id: person.uid, email: person.email, role: null, scopes: [], subscription: 'PREMIUM' },
      subscription: { tier: 'PREMIUM' },
    });
    expect(await code('{ members(first: 1) { totalCount } }')).toBe('FORBIDDEN');
  });

  test('never somebody of the staff, not even by an owner, and not once the member became staff', async () => {
    const owner = await member(gateway, { role: 'OWNER' });
    for (const role of ['OWNER', 'FINANCE', 'SUPPORT', 'ANALYST'] as const) {
      const { uid } = await member(gateway, { role });
      expect(await askToView(gateway, owner, uid)).toBe('FORBIDDEN');
    }
    expect(await askToView(gateway, owner, owner.uid)).toBe('FORBIDDEN');
    await sql("update users set role = 'ANALYST' where id = ?", [person.uid]);
    expect(await code('{ me { id } }')).toBe('VIEW_ENDED');
  });

  test('takes the right to act for members: finance, analysts and members view nobody', async () => {
    for (const role of ['FINANCE', 'ANALYST', null] as const)
      expect(await askToView(gateway, await member(gateway, role ? { role } : {}), person.uid)).toBe(
        'FORBIDDEN',
      );
    expect(await askToView(gateway, null, person.uid)).toBe('UNAUTHENTICATED');
    await sql("update users set role = 'FINANCE' where id = ?", [support.uid]);
    expect(await code('{ me { id } }')).toBe('VIEW_ENDED');
    await sql("update users set role = 'SUPPORT' where id = ?", [support.uid]);
  });

  test('needs a reason and an account, and a repeated request answers the same view', async () => {
    expect(await askToView(gateway, support, person.uid, { reason: ' ' })).toBe('BAD_USER_INPUT');
    expect(await askToView(gateway, support, 'nobody')).toBe('NOT_FOUND');
    const requestId = randomUUID();
    const [one, two] = await Promise.all(
      [1, 2].map(() => askToView(gateway, support, person.uid, { requestId })),
    );
    expect(one).toEqual(two);
    const other = await member(gateway);
    expect(await askToView(gateway, support, other.uid, { requestId })).toBe('KEY_REUSED');
  });
});

describe('read only', () => {
  const schema = createSchema();
  const fieldsOf = (root: string) => (schema.getType(root) as GraphQLObjectType).getFields();
  const mutations = questions(fieldsOf('Mutation'), 'mutation', ANYTHING, typeBelow);

  test('every mutation of the schema is refused to support and to an owner, and writes nothing', async () => {
    const owner = await member(gateway, { role: 'OWNER' });
    const views = [
      [support, headers],
      [owner, await viewing(gateway, owner, person.uid)],
    ] as const;
    for (const [user, more] of views) await ask(gateway, '{ me { id } }', {}, user, more);
    const before = await everyRow();
    const codes: [string, unknown][] = [];
    for (const { field, query, variables } of mutations)
      for (const [user, more] of views) {
        const { errors } = await ask(gateway, query, variables, user, more);
        codes.push([field, errors?.[0]?.extensions.code]);
      }
    expect(codes.filter(([, found]) => found !== 'VIEWING_AS')).toEqual([]);
    expect(new Set(codes.map(([field]) => field)).size).toBe(Object.keys(fieldsOf('Mutation')).length);
    expect(codes.length).toBeGreaterThanOrEqual(100);
    expect(await everyRow()).toEqual(before);
  });

  test('so are the card token, the file of all data and addresses that open without a sign-in', async () => {
    const closed = Object.fromEntries(CLOSED_TO_VIEWS.map((name) => [name, fieldsOf('Query')[name]]));
    expect(Object.values(closed)).not.toContain(undefined);
    const asked = questions(closed as Parameters<typeof questions>[0], 'query', ANYTHING, typeBelow);
    for (const { query } of asked) expect(await code(query)).toBe('VIEWING_AS');
    expect(CLOSED_TO_VIEWS).toEqual(['paymentClientToken', 'myData', 'feeds']);
  });

  const streams = schema.getSubscriptionType()?.getFields() ?? {};
  test.each(Object.values(streams))('the stream $name is refused before it opens', async (field) => {
    const { statusCode, json } = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...headers, authorization: `Bearer ${support.token}`, accept: 'text/event-stream' },
      payload: { query: `subscription { ${field.name} ${typeBelow(field)} }` },
    });
    expect([statusCode, json().errors[0].extensions.code]).toEqual([403, 'VIEWING_AS']);
  });

  test('a write over REST is refused with 403, and a key cannot view at all', async () => {
    const rest = (authorization: string) =>
      gateway.app.inject({
        method: 'POST',
        url: '/api/auth/save-fingerprint',
        headers: { ...headers, authorization },
        payload: { userId: support.uid, fingerprintId: 'fingerprint' },
      });
    const refused = await rest(`Bearer ${support.token}`);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'VIEWING_AS']);
    const key = await givenKey(gateway, support, ['READ_PICKS']);
    const { errors } = await ask(gateway, '{ today { date } }', {}, key, headers);
    expect(errors?.[0]?.extensions.code).toBe('VIEWING_AS');
    expect((await ask(gateway, '{ me { id } }', {}, null, headers)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('no ready answer is kept or read, while those of the member and the staff are', async () => {
    const keep = jest.spyOn(ReadyAnswers.prototype, 'keep');
    const find = jest.spyOn(ReadyAnswers.prototype, 'find');
    const board = '{ board { date picks { id locked } } today { now } }';
    const askAll = async () => {
      const kept = keep.mock.calls.length;
      const found: boolean[] = [];
      for (const [user, more] of [
        [person, {}],
        [support, {}],
        [support, headers],
      ] as const) {
        await ask(gateway, board, {}, user, more);
        found.push(find.mock.results.at(-1)?.value !== null);
      }
      return { kept: keep.mock.calls.length - kept, found };
    };
    expect(await askAll()).toEqual({ kept: 2, found: [false, false, false] });
    expect(await askAll()).toEqual({ kept: 0, found: [true, true, false] });
    jest.restoreAllMocks();
  });

  test('the points and the session stay the staff’s, and nobody is written to', async () => {
    await asViewed('{ board { date picks { id locked } } today { now } }');
    expect(await sql('select from sessions where user_id = ?', [person.uid])).toEqual([]);
    expect(await sql('select from outbox where recipient = ?', [person.email])).toEqual([]);
    expect((await sql('select from sessions where user_id = ?', [support.uid])).length).toBeGreaterThan(0);
  });

  /** How many rows each table has, and the accounts as they are; without what any request of the staff counts. */
  async function everyRow(): Promise<unknown> {
    const tables = await sql<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in ('cost_points', 'rate_limits') order by 1`,
    );
    const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
    return [
      await sql(`${counts.join(' union all ')} order by 1`),
      await sql('select to_jsonb(u) as account from users u where id = ?', [person.uid]),
      await sql('select to_jsonb(s) as plan from subscriptions s where user_id = ?', [person.uid]),
    ];
  }
});

describe('its end', () => {
  const actions = async () =>
    (await auditOf(gateway, person.uid)).map(({ action, actor, details }) => [action, actor, details]);

  test('after thirty minutes of the database’s clock, with an entry at both ends', async () => {
    const [row] = await sql<{ minutes: number; age: number }>(
      `select extract(epoch from expires_at - started_at)::int / 60 as minutes,
              abs(extract(epoch from now() - started_at)) as age from view_as where id = ?`,
      [headers['x-view-as']],
    );
    expect(row?.minutes).toBe(30);
    expect(Number(row?.age)).toBeLessThan(60);
    // The product's clock does not move it.
    gateway.services.clock.set(new Date(gateway.services.clock.now().getTime() + 40 * MINUTE).toISOString());
    expect(await code('{ me { id } }')).toBeNull();
    const over = `update view_as set started_at = started_at - interval '30 minutes', expires_at = now() where id = ?`;
    await sql(over, [headers['x-view-as']]);
    const { status, errors } = await asViewed('{ me { id } }');
    expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'VIEW_ENDED']);
    await endExpiredViews(gateway.services);
    await endExpiredViews(gateway.services);
    expect(await actions()).toEqual([
      ['view.begin', support.uid, expect.objectContaining({ reason: 'Asked by phone' })],
      ['view.end', support.uid, { view: headers['x-view-as'], by: 'time' }],
    ]);
  });

  test('when the person who began it says so, once; nobody else can', async () => {
    const other = await member(gateway, { role: 'SUPPORT' });
    expect((await endView(other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await code('{ me { id } }')).toBeNull();
    expect((await endView(support)).errors).toBeUndefined();
    expect((await endView(support)).errors).toBeUndefined();
    expect(await code('{ me { id } }')).toBe('VIEW_ENDED');
    expect((await actions()).map(([action]) => action)).toEqual(['view.begin', 'view.end']);
  });

  test('it belongs to the sign-in that began it, and to one person', async () => {
    const other = await member(gateway, { role: 'SUPPORT' });
    const again = await signInAgain(support);
    for (const user of [other, again]) {
      const { errors } = await ask(gateway, '{ me { id } }', {}, user, headers);
      expect(errors?.[0]?.extensions.code).toBe('VIEW_ENDED');
    }
    expect(typeof ((await askToView(gateway, support, person.uid)) as BegunView).viewId).toBe('string');
  });
});
