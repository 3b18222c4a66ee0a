import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { invoice } from '#gateway/testing/invoices.ts';
import { readPdf } from '#gateway/testing/pdf-text.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

describe('invoices over GraphQL', () => {
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
    admin = await member(gateway, { role: 'OWNER' });
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

    test.each([
      { first: 0 },
      { first: -1 },
      { first: 101 },
      { after: 'nonsense' },
      { after: 'x'.repeat(200) },
    ])('refuse the page %j', async (page) => {
      const { errors } = await list(buyer, page);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    });

    test('are refused to a visitor', async () => {
      expect((await list(null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    });
  });

  const ONE = `query ($id: ID!) { invoice(id: $id) { id number type state planCode reason totalCents currency
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
          reason: 'Premium bought for Nov 20, 2031 to Dec 20, 2031, with coupon SAVE20: 20% off (−$25.80).',
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
});

describe('the routes of an invoice', () => {
  let gateway: TestGateway;
  let buyer: TestUser;

  const LINES = [
    { description: 'Premium Plan, 1 month', cents: 12_900 },
    { description: '<b>SAVE20</b>: 20% off', cents: -2_580 },
  ];

  beforeAll(async () => {
    gateway = await openGateway();
    buyer = await member(gateway, { plan: { tier: 'PREMIUM' } });
    await invoice(gateway, buyer, { id: 'inv_1', createdAt: '2031-11-20T16:00:00.000Z', lines: LINES });
    await invoice(gateway, buyer, { id: 'inv_2', createdAt: '2031-11-20T16:00:00.000Z' });
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.services.clock.set(NOON));

  /** Path and query of a link that GraphQL gave, as a browser would ask for it. */
  async function link(field: 'downloadUrl' | 'pageUrl', id = 'inv_1'): Promise<string> {
    const query = `query ($id: ID!) { invoice(id: $id) { ${field} } }`;
    const { data } = await ask<{ invoice: Record<string, string> }>(gateway, query, { id }, buyer);
    const url = new URL(data.invoice[field] ?? '');
    expect(url.origin).toBe(gateway.services.publicUrl);
    return `${url.pathname}${url.search}`;
  }

  const get = (url: string) => gateway.app.inject({ url });

  describe('the page of an invoice', () => {
    test('says number, dates, lines and total, and shows markup as text', async () => {
      const { body, statusCode, headers } = await get(await link('pageUrl'));
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      for (const words of ['CL-inv_1', buyer.email, 'Nov 20, 2031', '−$25.80', '$103.20'])
        expect(body).toContain(words);
      expect(body).toContain('&lt;b&gt;SAVE20&lt;/b&gt;');
    });

    test('runs no script, is kept nowhere, and does not tell its address to others', async () => {
      const { body, headers } = await get(await link('pageUrl'));
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'nonce-[^']+'; img-src data:;/,
      );
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      });
      expect(body).not.toMatch(/<script|style="/);
    });

    test('leads to the PDF, with the same time left', async () => {
      const { body } = await get(await link('pageUrl'));
      const href = /href="([^"]*\.pdf[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect(await link('downloadUrl')).toBe(href.replace(gateway.services.publicUrl, ''));
      expect((await get(href.replace(gateway.services.publicUrl, ''))).statusCode).toBe(200);
    });
  });

  describe('the PDF of an invoice', () => {
    test('is one page that says the same', async () => {
      const { rawPayload, headers, statusCode } = await get(await link('downloadUrl'));
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="CL-inv_1.pdf"',
        'cache-control': 'private, no-store',
      });
      const { text, pages } = readPdf(rawPayload);
      expect(pages).toBe(1);
      for (const words of [
        'Invoice',
        'CL-inv_1',
        'Paid',
        buyer.email,
        '<b>SAVE20</b>: 20% off',
        '−$25.80',
        '$103.20',
      ])
        expect(text).toContain(words);
    });

    test('takes more pages for more lines than fit, and loses none', async () => {
      const lines = Array.from({ length: 60 }, (_, number) => ({
        description: `Line ${number}.`,
        cents: 100,
      }));
      await invoice(gateway, buyer, { id: 'inv_long', createdAt: NOON, lines });
      const { text, pages } = readPdf((await get(await link('downloadUrl', 'inv_long'))).rawPayload);
      expect(pages).toBeGreaterThan(1);
      for (const { description } of lines) expect(text).toContain(description);
      expect(text).toContain('$60.00');
    });

    test('is made also for letters that its font does not have', async () => {
      await invoice(gateway, buyer, {
        id: 'inv_letters',
        createdAt: NOON,
        lines: [{ description: '日本語 🏈 Premium', cents: 100 }],
      });
      const { rawPayload, statusCode } = await get(await link('downloadUrl', 'inv_letters'));
      expect(statusCode).toBe(200);
      expect(readPdf(rawPayload).text).toContain('Premium');
    });
  });

  describe.each(['pageUrl', 'downloadUrl'] as const)('a link (%s)', (field) => {
    test('works for five minutes by the clock of the product, and not a moment longer', async () => {
      const url = await link(field);
      gateway.services.clock.set('2031-11-20T17:05:00.000Z');
      expect((await get(url)).statusCode).toBe(200);
      gateway.services.clock.set('2031-11-20T17:05:00.001Z');
      const late = await get(url);
      expect(late.statusCode).toBe(403);
      expect(late.body).toContain('This link no longer works');
      expect(late.body).not.toContain('CL-');
    });

    test.each([
      ['of another invoice', (url: string) => url.replace('inv_1', 'inv_2')],
      ['with a later end', (url: string) => url.replace(/expires=\d/, 'expires=9')],
      ['with an end that is no number', (url: string) => url.replace(/expires=\d+/, 'expires=Infinity')],
      ['with another signature', (url: string) => url.replace(/signature=./, 'signature=_')],
      ['with half a signature', (url: string) => url.replace(/(signature=.{20}).*/, '$1')],
      ['with two signatures', (url: string) => `${url}&signature=x`],
      ['without anything', (url: string) => url.split('?')[0] ?? ''],
    ])('%s is refused', async (_what, change) => {
      const changed = change(await link(field));
      const { statusCode, body } = await get(changed);
      expect(statusCode).toBe(403);
      expect(body).not.toContain('CL-');
    });

    test('that was signed with another key is refused, and its query is not logged', async () => {
      const stranger = await openGateway({ SIGNING_KEY: 'another key of thirty-two letters' });
      const url = await link(field);
      expect((await stranger.app.inject({ url })).statusCode).toBe(403);
      expect(stranger.logged()).not.toContain('signature=');
      await stranger.close();
    });
  });
});
