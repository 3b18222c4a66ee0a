import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allMembers } from '#gateway/auth/member.sql.ts';
import { cursorOf } from '#gateway/database/cursor.ts';
import { newestFirst, pageOf } from '#gateway/database/page.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import { type Answer, ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { invoice } from '#gateway/testing/invoices.ts';
import { everyone, member, type PlanGiven, type TestUser } from '#gateway/testing/users.ts';
import { PLAN_STATUSES, type PlanStatus } from '#schema/rules/access/entitlement.ts';
import type { UserType } from '#schema/types/access/user.type.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import { membersThat } from './members-filter.ts';

describe('the list of members', () => {
  let gateway: TestGateway;
  let admin: TestUser;
  /** Everyone's uid. */
  let all: string[];

  const DAY = 86_400_000;
  const AFTERWARDS = new Date(new Date(NOON).getTime() + 16 * DAY).toISOString();

  /** Beside the users of the other tests: everything that a cancelled, late or unfinished plan can be. */
  const MORE: PlanGiven[] = [
    { tier: 'PREMIUM', state: 'trialing' },
    { tier: 'PREMIUM', state: 'trialing', cancelAtPeriodEnd: true },
    { tier: 'PLUS', state: 'past_due', cancelAtPeriodEnd: true, graceEndsAt: '2031-11-22T00:00:00Z' },
    { tier: 'PLUS', state: 'past_due', cancelAtPeriodEnd: true },
    { tier: 'PLUS', state: 'past_due' },
    { tier: 'VIP', state: 'incomplete' },
    { tier: 'VIP', state: 'ended' },
  ];

  beforeAll(async () => {
    gateway = await openGateway();
    const users = Object.values(await everyone(gateway)).filter((user) => user !== null);
    for (const plan of MORE) users.push(await member(gateway, { trialDays: -2, plan }));
    users.push(await member(gateway, { trialDays: 20, plan: { tier: 'VIP', state: 'incomplete' } }));
    admin = await member(gateway, { role: 'OWNER' });
    all = [...users, admin].map(({ uid }) => uid).sort();
  });
  afterAll(() => gateway.close());

  const LIST = `query ($first: Int, $after: String, $search: String, $state: PlanStatus) {
  members(first: $first, after: $after, search: $search, state: $state) {
    totalCount nodes { id email planStatus graceEndsAt } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor }
  } }`;

  type Listed = Answer<{ members: Omit<ConnectionOf<UserType>, 'totalCount'> & { totalCount: number } }>;
  const list = (args: Record<string, unknown> = {}): Promise<Listed> => ask(gateway, LIST, args, admin);
  const ids = ({ data }: Listed) => data.members.nodes.map(({ id }) => id);

  describe('the members', () => {
    test('are listed newest first, page by page, each once', async () => {
      await gateway.services.database.em.execute('update users set created_at = ? where id = ?', [
        new Date(NOON),
        admin.uid,
      ]);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { members }: Listed['data'] = (await list({ first: 4, after })).data;
        expect(members.totalCount).toBe(all.length);
        expect(members.pageInfo.hasPreviousPage).toBe(after !== null);
        seen.push(...members.edges.map(({ node }) => node.id));
        after = members.pageInfo.hasNextPage ? members.pageInfo.endCursor : null;
      } while (after);
      expect(seen[0]).toBe(admin.uid);
      expect(seen.sort()).toEqual(all);
    });

    test.each([{ first: 0 }, { first: 101 }, { after: 'nonsense' }])('refuse the page %j', async (page) => {
      expect((await list(page)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    });

    test('are found by how their address begins, in upper or lower case', async () => {
      const beginning = ` ${admin.email.slice(0, 'member-'.length + 12).toUpperCase()} `;
      const found = await list({ search: beginning });
      expect(ids(found)).toEqual([admin.uid]);
      expect(found.data.members.totalCount).toBe(1);
      expect(ids(await list({ search: admin.email.slice(1) }))).toEqual([]);
      expect(ids(await list({ search: ' ' }))).toHaveLength(20);
    });

    describe('are found by what a person who writes to support can name', () => {
      let ada: TestUser;
      beforeAll(async () => {
        ada = await member(gateway, { plan: { tier: 'PLUS' } });
        all = [...all, ada.uid].sort();
        const { em } = gateway.services.database;
        const billing = JSON.stringify({ firstName: 'Ada', lastName: 'de la Cruz-Lovelace' });
        await em.execute('update users set billing = ? where id = ?', [billing, ada.uid]);
        await em.execute(
          `insert into payment_methods (token, user_id, card_type, last4, expiration_month, expiration_year, created_at, removed_at)
           values ('card_now', ?, 'Visa', '4242', '01', '2034', now(), null), ('card_then', ?, 'Visa', '0819', '01', '2030', now(), now())`,
          [ada.uid, ada.uid],
        );
        await invoice(gateway, ada, { id: '20311120-4F7K2M9A', createdAt: NOON });
      });

      test.each([
        ['the beginning of a first name', 'ad'],
        ['of a whole name', 'ADA De L'],
        ['of a last name', 'de la cruz-'],
        ['the number of a receipt', 'cl-20311120-4f7k2m9a'],
        ['a card’s last four digits', ' 4242 '],
        ['those of a card that was replaced', '0819'],
      ])('%s', async (_what, search) => {
        const found = await list({ search });
        expect(ids(found)).toEqual([ada.uid]);
        expect(found.data.members.totalCount).toBe(1);
        expect(ids(await list({ search, state: 'EXPIRED' }))).toEqual([]);
      });

      test.each(['cl-20311120-4f7k2m9', 'CL-20311120', '424', '42424', 'a', 'cruz', 'Ada  de'])(
        'and not by %s',
        async (search) => expect(ids(await list({ search }))).not.toContain(ada.uid),
      );

      test('their name is said in the list and on their page, and null where none was given', async () => {
        const names = '{ members(first: 100) { nodes { id name } } }';
        type Named = { members: { nodes: { id: string; name: string | null }[] } };
        const { nodes } = (await ask<Named>(gateway, names, {}, admin)).data.members;
        const named = nodes.filter(({ name }) => name !== null);
        expect(named).toEqual([{ id: ada.uid, name: 'Ada de la Cruz-Lovelace' }]);
        const page = await ask(gateway, `{ member(id: "${ada.uid}") { user { name } } }`, {}, admin);
        expect(page.data).toEqual({ member: { user: { name: 'Ada de la Cruz-Lovelace' } } });
        expect((await ask(gateway, '{ me { name } }', {}, ada)).data).toEqual({
          me: { name: 'Ada de la Cruz-Lovelace' },
        });
      });

      test.each(['4242', 'Ada', 'CL-20311120-4F7K2M9A'])(
        'nobody but an admin finds anyone by %s',
        async (search) => {
          const asked = { search };
          for (const user of [ada, null]) {
            const { data, errors } = await ask<{ members: unknown } | null>(gateway, LIST, asked, user);
            expect(data?.members ?? null).toBeNull();
            expect(errors?.[0]?.extensions.code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
          }
          const other = await member(gateway);
          all = [...all, other.uid].sort();
          const { data } = await ask<{ user: unknown }>(
            gateway,
            `{ user(id: "${ada.uid}") { name } }`,
            {},
            other,
          );
          expect(data.user).toBeNull();
        },
      );
    });

    test.each(['%', '_', '\\', "'"])('%s is matched literally in a search', async (search) => {
      const { data, errors } = await list({ search });
      expect(errors).toBeUndefined();
      expect(data.members.totalCount).toBe(0);
    });
  });

  describe.each([NOON, AFTERWARDS])('at %s', (moment) => {
    beforeAll(() => gateway.services.clock.set(moment));

    test.each(PLAN_STATUSES)('those who are %s are those whose plan says so', async (state: PlanStatus) => {
      const everyone = await list({ first: 100 });
      const expected = everyone.data.members.nodes.filter(({ planStatus }) => planStatus === state);
      const found = await list({ first: 100, state });
      expect(ids(found)).toEqual(expected.map(({ id }) => id));
      expect(found.data.members.totalCount).toBe(expected.length);
    });
  });

  test('at noon there is somebody in every state, so that the table above proves something', async () => {
    gateway.services.clock.set(NOON);
    const { nodes } = (await list({ first: 100 })).data.members;
    expect(new Set(nodes.map(({ planStatus }) => planStatus))).toEqual(new Set(PLAN_STATUSES));
  });

  test('those who owe and still have access say until when', async () => {
    gateway.services.clock.set(NOON);
    const late = (await list({ first: 100, state: 'PAST_DUE' })).data.members.nodes;
    const ends = late.map(({ graceEndsAt }) => graceEndsAt);
    expect(new Set(ends)).toEqual(new Set([null, '2031-11-22T00:00:00.000Z']));
    gateway.services.clock.set(AFTERWARDS);
    const after = (await list({ first: 100 })).data.members.nodes;
    expect(after.filter(({ graceEndsAt }) => graceEndsAt !== null)).toEqual([]);
    gateway.services.clock.set(NOON);
  });

  describe('among many', () => {
    beforeAll(async () => {
      const { em } = gateway.services.database;
      // In parts: a statement may take five seconds, also on a busy machine.
      for (let from = 1; from <= 20_000; from += 1_000)
        await em.execute(
          `insert into users (id, email, is_admin, trial_ends_at, created_at)
         select 'many-' || n, md5(n::text) || '@many.test', false, now(), '2031-01-01'::timestamptz + n * interval '1 s'
           from generate_series(?::int, ?::int) n`,
          [from, from + 999],
          'run',
        );
      await em.execute('analyze users');
    });

    async function planOf(query: { explain(): Promise<object[]> }): Promise<string> {
      return (await query.explain()).flatMap((line) => Object.values(line)).join('\n');
    }

    test('a search reads the index of addresses, and a page that of the newest', async () => {
      const { database, signingKey } = gateway.services;
      const members = tableOf(database.em, allMembers);
      const found = members.where(membersThat({ search: 'abcde' }, new Date(NOON))).selectAll();
      const plan = await planOf(found);
      // By whichever of the two: where texts are ordered by bytes, both serve a prefix.
      expect(plan).toMatch(/Index Scan (using|on) users_email_(prefix|unique)/);
      for (const index of ['users_full_name', 'users_last_name'])
        expect(plan).toMatch(new RegExp(`Index Scan (using|on) ${index}`));
      expect(plan).not.toMatch(/Seq Scan on users/);
      const after = cursorOf('members', ['2031-01-01T01:00:00Z', 'x'], signingKey);
      const page = pageOf(newestFirst('members'), { first: 20, after }, signingKey).of(members.selectAll());
      expect(await planOf(page)).toContain('users_newest');
      expect(await planOf(page)).toMatch(/Index Cond: \(ROW\(/);
    });
  });
});
