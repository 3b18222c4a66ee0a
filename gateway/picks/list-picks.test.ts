import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely';
import type { Context } from '#gateway/auth/context.ts';
import { Reuse } from '#gateway/auth/reuse.ts';
import { type Answer, ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY, TOMORROW, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenSeason } from '#gateway/testing/sample-season.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { listPicks } from './list-picks.ts';

let gateway: TestGateway;
let admin: TestUser;
/** The posted picks until today, the earliest first: those of testing/season.ts. */
let inOrder: string[];

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
  inOrder = await givenSeason(gateway);
});
afterAll(() => gateway.close());

interface List {
  picks: {
    nodes: { id: string; status: string; locked: boolean; pick: string | null }[];
    edges: { cursor: string; node: { id: string } }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
    totalCount: number;
  };
}

const LIST = `query ($first: Int, $after: String, $last: Int, $before: String, $filter: PickFilter, $orderBy: PickOrder! = NEWEST) {
  picks(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) {
    totalCount nodes { id status locked pick } edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

const list = (args: Record<string, unknown> = {}, user: TestUser | null = null): Promise<Answer<List>> =>
  ask(gateway, LIST, args, user);
const ids = ({ data }: Answer<List>) => data.picks.nodes.map(({ id }) => id);
const refusal = ({ errors }: Answer<List>) => [errors?.[0]?.extensions.code, errors?.[0]?.message];

describe('pages', () => {
  test.each([
    ['NEWEST', 1],
    ['NEWEST', 4],
    ['OLDEST', 3],
    ['OLDEST', 100],
  ])('%s: every pick once, in order, %i a page, forward and back again', async (orderBy, size) => {
    const whole = orderBy === 'OLDEST' ? inOrder : inOrder.toReversed();
    const there: string[] = [];
    let page = await list({ orderBy, first: size });
    for (;;) {
      const { edges, pageInfo, totalCount } = page.data.picks;
      there.push(...ids(page));
      expect(edges.map(({ node }) => node.id)).toEqual(ids(page));
      expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]?.cursor, edges.at(-1)?.cursor]);
      expect([totalCount, pageInfo.hasPreviousPage]).toEqual([whole.length, there.length > edges.length]);
      expect(pageInfo.hasNextPage).toBe(there.length < whole.length);
      if (!pageInfo.hasNextPage) break;
      page = await list({ orderBy, first: size, after: pageInfo.endCursor });
    }
    expect(there).toEqual(whole);
    const back = [...ids(page)];
    while (page.data.picks.pageInfo.hasPreviousPage) {
      page = await list({ orderBy, last: size, before: page.data.picks.pageInfo.startCursor });
      expect(page.data.picks.pageInfo.hasNextPage).toBe(true);
      back.unshift(...ids(page));
    }
    expect(back).toEqual(whole);
    expect(ids(await list({ orderBy, last: 2 }))).toEqual(whole.slice(-2));
  });

  test.each([
    [{ first: 0 }, 'first must be between 1 and 100'],
    [{ first: 101 }, 'first must be between 1 and 100'],
    [{ last: 101 }, 'last must be between 1 and 100'],
    [{ first: 1, last: 1 }, 'Use first with after, or last with before, not both'],
    [{ first: 1, before: 'x' }, 'Use first with after, or last with before, not both'],
    [{ after: '' }, 'This cursor does not belong to this list or order. Start without a cursor.'],
    [{ after: 'nonsense' }, 'This cursor does not belong to this list or order. Start without a cursor.'],
    [
      { before: 'x'.repeat(2_000) },
      'This cursor does not belong to this list or order. Start without a cursor.',
    ],
  ])('%j is refused', async (page, message) => {
    expect(refusal(await list(page))).toEqual(['BAD_USER_INPUT', message]);
  });

  test('a cursor that was changed, or is of another order or list, is refused', async () => {
    const { endCursor } = (await list({ first: 1 })).data.picks.pageInfo;
    const cursor = endCursor ?? '';
    const members = await ask<{ members: List['picks'] }>(
      gateway,
      '{ members { pageInfo { endCursor } } }',
      {},
      admin,
    );
    const changed = Buffer.from(cursor, 'base64url');
    changed[changed.length - 4] = (changed[changed.length - 4] ?? 0) ^ 1;
    expect((await list({ after: cursor })).errors).toBeUndefined();
    for (const args of [
      { after: changed.toString('base64url') },
      { after: cursor.slice(0, -2) },
      { after: cursor, orderBy: 'OLDEST' },
      { after: members.data.members.pageInfo.endCursor },
    ])
      expect(refusal(await list(args))[0]).toBe('BAD_USER_INPUT');
  });
});

describe('filters', () => {
  const none = (): number[] => [];
  test.each<[string, object, number[]]>([
    ['leagues', { leagues: ['NBA', 'NHL', 'NBA'] }, [1, 5]],
    ['tiers', { tiers: ['PREMIUM', 'VIP'] }, [0, 5, 7]],
    ['results', { results: ['WIN'] }, [0, 4, 6, 7]],
    ['an analyst', { analyst: 'Model A' }, [2, 4, 6, 7]],
    ['an analyst by another name', { analyst: "Model' or true --" }, none()],
    ['days', { from: '2031-11-02', to: '2031-11-09' }, [1, 2, 3]],
    ['a day', { from: TODAY, to: TODAY }, [7, 8]],
    ['days to come', { from: TOMORROW, to: '2031-12-24' }, none()],
    [
      'all at once',
      { from: '2031-11-16', leagues: ['NFL'], results: ['WIN'], analyst: 'Model A' },
      [4, 6, 7],
    ],
    ['nothing', { leagues: [], tiers: null }, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ])('by %s', async (_name, filter, places) => {
    for (const user of [null, admin]) {
      const found = await list({ filter, orderBy: 'OLDEST' }, user);
      expect(ids(found)).toEqual(places.map((place) => inOrder[place]));
      expect(found.data.picks.totalCount).toBe(places.length);
    }
  });

  test.each([
    [{ from: '2030-11-19' }, 'A range has at most 366 days'],
    [{ from: TODAY, to: YESTERDAY }, 'from must not be after to'],
  ])('%j is refused', async (filter, message) => {
    expect(refusal(await list({ filter }))).toEqual(['BAD_USER_INPUT', message]);
  });

  test('cannot ask for what is gated', async () => {
    const { errors } = await list({ filter: { market: 'SPREAD' } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('what is open and what is locked is what the gate says, and withdrawn picks say so', async () => {
  const plus = await member(gateway, { trialDays: -2, plan: { tier: 'PLUS' } });
  const seen = async (user: TestUser | null) =>
    (await list({ filter: { from: YESTERDAY } }, user)).data.picks.nodes.map(({ locked, pick }) => [
      locked,
      pick,
    ]);
  const [open, locked] = [
    [false, 'Bills -3.5'],
    [true, null],
  ];
  expect(await seen(null)).toEqual([locked, locked, open]);
  expect(await seen(plus)).toEqual([open, locked, open]);
  const withdrawn = await list({ filter: { from: '2031-11-09', to: '2031-11-09' } });
  expect(withdrawn.data.picks.nodes).toEqual([
    { id: inOrder[3], status: 'WITHDRAWN', locked: false, pick: 'Bills -3.5' },
  ]);
});

test.each(['NEWEST', 'OLDEST'] as const)(
  'a page, %s first, is read in the order of an index',
  async (orderBy) => {
    const plans: unknown[] = [];
    await gateway.services.database.em.transactional(async (tx) => {
      // With few rows sorting is cheaper than any index; forbidden, it is done only where nothing else can be.
      await tx.execute('set local enable_sort = off');
      const queries: RootOperationNode[] = [];
      const kysely = tx.getKysely();
      const noted = kysely.withPlugin({
        transformQuery: ({ node }) => {
          queries.push(node);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const context = {
        ...gateway.services,
        now: gateway.services.clock.now(),
        database: { em: { getKysely: () => noted } },
        reuse: new Reuse(null),
      };
      await listPicks(context as unknown as Context, { first: 2, orderBy });
      for (const query of queries) {
        const { sql, parameters } = kysely.getExecutor().compileQuery(query, createQueryId());
        plans.push((await kysely.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]))).rows);
      }
    });
    expect(plans).toHaveLength(1);
    expect(JSON.stringify(plans)).toContain('using picks_in_order');
    expect(JSON.stringify(plans)).not.toContain('Sort');
  },
);
