import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { invoice } from '#gateway/testing/invoices.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let buyer: TestUser;
let other: TestUser;
let admin: TestUser;

/** Two were made in the same millisecond: their ids decide. */
const MADE = [
  { id: 'inv_1', createdAt: '2031-08-20T17:00:00.000Z' },
  { id: 'inv_2', createdAt: '2031-09-20T17:00:00.000Z' },
  { id: 'inv_3', createdAt: '2031-10-20T17:00:00.123Z' },
  { id: 'inv_4', createdAt: '2031-10-20T17:00:00.123Z', type: 'credit' as const },
  { id: 'inv_5', createdAt: '2031-11-20T16:00:00.000Z', state: 'open' as const },
];

beforeAll(async () => {
  gateway = await openGateway();
  buyer = await member(gateway, { plan: { tier: 'PREMIUM' } });
  other = await member(gateway, { plan: { tier: 'PREMIUM' } });
  admin = await member(gateway, { isAdmin: true });
  for (const given of MADE) await invoice(gateway, buyer, given);
  await invoice(gateway, buyer, { id: 'inv_void', createdAt: '2031-11-20T16:30:00.000Z', state: 'void' });
  await invoice(gateway, other, { id: 'inv_other', createdAt: '2031-11-01T00:00:00.000Z' });
});
afterAll(() => gateway.close());

interface List {
  invoices: {
    nodes: { id: string }[];
    edges: { cursor: string; node: { id: string } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
    totalCount: number;
  };
}

const LIST = `query ($first: Int, $after: String) { invoices(first: $first, after: $after) {
  totalCount nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;

const list = async (user: TestUser | null, page: { first?: number; after?: string } = {}) =>
  ask<List>(gateway, LIST, page, user);

describe('the invoices of a member', () => {
  test('are theirs alone, newest first, without what came to nothing', async () => {
    const { data } = await list(buyer);
    expect(data.invoices.nodes.map(({ id }) => id)).toEqual(['inv_5', 'inv_4', 'inv_3', 'inv_2', 'inv_1']);
    expect(data.invoices).toMatchObject({
      totalCount: 5,
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    });
    expect((await list(other)).data.invoices.nodes).toEqual([{ id: 'inv_other' }]);
    expect((await list(admin)).data.invoices).toMatchObject({ nodes: [], totalCount: 0 });
  });

  test.each([1, 2, 3, 4])('come whole and once in pages of %i', async (first) => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { nodes, edges, pageInfo, totalCount } = (await list(buyer, { first, after })).data.invoices;
      expect(edges.map(({ node }) => node)).toEqual(nodes);
      expect(totalCount).toBe(5);
      seen.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined;
    } while (after && seen.length < 10);
    expect(seen).toEqual(['inv_5', 'inv_4', 'inv_3', 'inv_2', 'inv_1']);
  });

  test.each([{ first: 0 }, { first: -1 }, { first: 101 }, { after: 'nonsense' }, { after: 'x'.repeat(200) }])(
    'refuse the page %j',
    async (page) => {
      const { errors } = await list(buyer, page);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  test('are refused to a visitor', async () => {
    expect((await list(null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

const ONE = `query ($id: ID!) { invoice(id: $id) { id number type state planCode totalCents currency
  lines { description cents } periodStartsAt periodEndsAt createdAt paidAt } }`;

describe('one invoice', () => {
  test('says what was paid for, with its lines in order', async () => {
    const lines = [
      { description: 'Premium Plan, 1 month', cents: 12_900 },
      { description: 'SAVE20: 20% off', cents: -2_580 },
    ];
    const buyer = await member(gateway, { plan: { tier: 'PREMIUM' } });
    await invoice(gateway, buyer, { id: 'inv_lines', createdAt: '2031-11-20T16:00:00.000Z', lines });
    const { data } = await ask(gateway, ONE, { id: 'inv_lines' }, buyer);
    expect(data).toEqual({
      invoice: {
        id: 'inv_lines',
        number: 'CL-inv_lines',
        type: 'CHARGE',
        state: 'PAID',
        planCode: 'premium',
        totalCents: 10_320,
        currency: 'USD',
        lines,
        periodStartsAt: '2031-11-20T16:00:00.000Z',
        periodEndsAt: '2031-12-20T16:00:00.000Z',
        createdAt: '2031-11-20T16:00:00.000Z',
        paidAt: '2031-11-20T16:00:00.000Z',
      },
    });
  });

  test.each([
    ['its member', () => buyer, 'inv_1', true],
    ['another member', () => other, 'inv_1', false],
    ['an admin', () => admin, 'inv_1', true],
    ['its member, of one that does not exist,', () => buyer, 'inv_none', false],
  ])('%s gets it or null', async (_who, user, id, found) => {
    const { data, errors } = await ask<{ invoice: { id: string } | null }>(gateway, ONE, { id }, user());
    expect(errors).toBeUndefined();
    expect(data.invoice?.id ?? null).toBe(found ? id : null);
  });

  test('is refused to a visitor', async () => {
    const { errors } = await ask(gateway, ONE, { id: 'inv_1' });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
