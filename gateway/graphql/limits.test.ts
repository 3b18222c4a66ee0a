import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery, parse } from 'graphql';
import { createSchema } from '#gateway/server/schema.ts';
import { leastCpuTime } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { LIMITS, measure } from './limits.ts';

describe('limits', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  const times = (count: number, part: (n: number) => string, between = ' ') =>
    Array.from({ length: count }, (_, n) => part(n)).join(between);
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  /** Fragments that spread the next one twice, each. */
  const doubling = (count: number, last: string) =>
    `{ ...F0 } ${times(count, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F${count} on Query { ${last} }`;

  const HOSTILE: [name: string, query: string][] = [
    ['101 aliases', `{ ${times(101, (n) => `a${n}: today { now }`)} }`],
    ['5,000 aliases', `{ ${times(5_000, (n) => `a${n}:today{now}`)} }`],
    ['30 aliases of introspection', `{ __schema { ${times(30, (n) => `a${n}: types { name }`)} } }`],
    ['depth 200', `${'{ board '.repeat(200)} { date } ${'}'.repeat(200)}`],
    ['depth 3,000', `${'{ board '.repeat(3_000)} { date } ${'}'.repeat(3_000)}`],
    ['500 fields', `{ ${times(500, () => 'today { now }')} }`],
    ['9,000 fields', `{ today { ${'now '.repeat(9_000)} } }`],
    ['a field four times', '{ today { now now now now } }'],
    ['500 directives', `{ today ${'@include(if: true) '.repeat(500)} { now } }`],
    ['500 unknown directives', `{ today ${'@x '.repeat(500)} { now } }`],
    ['11 directives', `{ ${times(11, (n) => `a${n}: today @skip(if: false) { now }`)} }`],
    ['circular fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['a fragment in itself', '{ ...A } fragment A on Query { today { now } ...A }'],
    ['fragments that multiply', doubling(80, 'today { now }')],
    ['fragments that multiply in a circle', doubling(80, '...F0')],
    ['300 unknown fields', `{ ${times(300, (n) => `none${n}`)} }`],
    ['lists in lists', `{ ${times(20, (n) => `a${n}: board { picks { revisions { pick } } }`)} }`],
    [
      'deep introspection',
      `{ __schema { types ${'{ fields { type '.repeat(9)} { name } ${'} }'.repeat(9)} } }`,
    ],
    ['no operation', 'fragment A on Query { today { now } }'],
    ['nothing', ''],
    ['a very long name', `{ ${'a'.repeat(50_000)} }`],
  ];

  describe('a hostile query is refused before it executes, quickly and shortly', () => {
    test.each(HOSTILE)('%s', async (_name, query) => {
      const { answer: response, cpu } = await leastCpuTime(() => post({ query }));
      const answer = response.json();
      expect(answer.data).toBeUndefined();
      expect(answer.errors.length).toBeGreaterThanOrEqual(1);
      expect(answer.errors.length).toBeLessThanOrEqual(5);
      expect(response.body.length).toBeLessThan(3_000);
      expect(response.body).not.toMatch(/stack|node_modules|\bat \S+ \(/);
      expect(cpu).toBeLessThan(500);
    });

    test('the limit, its figure and the sentence are said', async () => {
      const query = `{ ${times(21, (n) => `a${n}: today { now }`)} }`;
      const { errors } = (await post({ query })).json();
      expect(errors).toEqual([
        {
          message: 'This query uses too many aliases: 21 where 20 are allowed',
          extensions: { code: 'QUERY_TOO_LARGE', limit: 'aliases', allowed: 20 },
        },
      ]);
    });

    test('an array of queries', async () => {
      const response = await post([{ query: '{ today { now } }' }, { query: '{ today { now } }' }]);
      expect([response.statusCode, response.json().data]).toEqual([400, undefined]);
    });

    test.each<[string, unknown]>([
      ['a text of 90 kB', 'x'.repeat(90_000)],
      ['a list of 20,000', Array.from({ length: 20_000 }, () => 1)],
      ['an object of 5,000', Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, 1]))],
    ])('%s as a variable', async (_name, value) => {
      const query = 'query ($date: Date) { board(date: $date) { date } }';
      const { answer: response, cpu } = await leastCpuTime(() => post({ query, variables: { date: value } }));
      expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
      expect(response.json().data).toBeUndefined();
      expect(response.body.length).toBeLessThan(3_000);
      expect(cpu).toBeLessThan(500);
    });

    test('a variable nested 10,000 deep', async () => {
      const nest = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
      const response = await post(
        `{"query":"query ($date: Date) { board(date: $date) { date } }","variables":{"date":${nest}}}`,
      );
      expect(response.json().data).toBeUndefined();
      expect(response.body.length).toBeLessThan(3_000);
      expect(response.statusCode).toBeLessThan(500);
    });

    test('5,000 unknown fields of an input', async () => {
      const query = 'mutation ($input: PickIdInput!) { deletePick(input: $input) { deletedPickId } }';
      const input = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, 1]));
      const response = await post({ query, variables: { input } });
      expect(response.json().data).toBeUndefined();
      expect(response.body.length).toBeLessThan(3_000);
    });
  });

  describe('what is not a POST of JSON', () => {
    const url = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
    test('a mutation by GET is refused', async () => {
      const headers = { 'apollo-require-preflight': '1' };
      const { statusCode, body } = await gateway.app.inject({
        url: url('mutation { register { user { id } } }'),
        headers,
      });
      expect(statusCode).toBe(405);
      expect(body).not.toContain('"data"');
    });

    test('a simple GET, which any page of the web could cause, is refused', async () => {
      const { statusCode, body } = await gateway.app.inject({ url: url('{ me { email } }') });
      expect(statusCode).toBe(400);
      expect(body).not.toContain('"data"');
    });

    test.each([
      ['application/x-www-form-urlencoded', 'query=%7Btoday%7Bnow%7D%7D'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="query"\r\n\r\n{today{now}}\r\n--x--',
      ],
      ['text/plain', '{"query":"{today{now}}"}'],
      ['application/xml', '<query/>'],
    ])('%s is refused', async (type, body) => {
      const response = await post(body, { 'content-type': type });
      expect([400, 415]).toContain(response.statusCode);
      expect(response.body).not.toContain('"data"');
      expect(response.body.length).toBeLessThan(3_000);
    });

    test('20 MB', async () => {
      const response = await post({ query: `{ today { now } } # ${'x'.repeat(20_000_000)}` });
      expect(response.statusCode).toBe(413);
      expect(response.json()).toMatchObject({ code: 'BAD_USER_INPUT', error: 'Request body is too large' });
    });
  });

  describe('what people ask for passes', () => {
    test('the full introspection query', async () => {
      const query = getIntrospectionQuery({
        specifiedByUrl: true,
        inputValueDeprecation: true,
        schemaDescription: true,
      });
      const { data, errors } = (await post({ query })).json();
      expect(errors).toBeUndefined();
      expect(data.__schema.queryType.name).toBe('Query');
    });

    test('20 aliases, 10 directives and a field three times', async () => {
      const aliases = times(10, (n) => `a${n}: today @skip(if: false) { b${n}: now }`);
      const { errors } = (await post({ query: `{ ${aliases} today { now now now } }` })).json();
      expect(errors).toBeUndefined();
    });

    test('the cost is answered', async () => {
      const { extensions } = (await post({ query: '{ board { picks { id revisions { pick } } } }' })).json();
      expect(extensions).toMatchObject({ cost: { requested: 1 + 1 + 30 + 150, allowed: LIMITS.cost } });
    });
  });

  const schema = createSchema();

  describe('measures', () => {
    test.each([
      ['{ today { now } }', { depth: 2, fields: 2, aliases: 0, cost: 2 }],
      ['{ a: today { b: now } }', { depth: 2, fields: 2, aliases: 2, cost: 2 }],
      ['{ plans { name } }', { depth: 2, fields: 2, cost: 31 }],
      ['{ ... on Query { ...T } } fragment T on Query { today { now } }', { depth: 2, fields: 2, cost: 2 }],
      ['query A { today { now } } query B { today { now } }', { depth: 2, fields: 4, cost: 3 }],
      ['{ ...T ...T } fragment T on Query { today { now } }', { fields: 4 }],
      ['{ __schema { types { name } } }', { depth: 1, fields: 0, cost: 3 }],
      ['{ invoices { nodes { id lines { cents } } } }', { cost: 1 + 1 + 20 + 100 }],
      ['{ coupons(first: 100) { nodes { id } } }', { cost: 1 + 1 + 100 }],
      [
        '{ coupons(first: 5) { ...P } } fragment P on CouponConnection { edges { node { id } } }',
        { cost: 12 },
      ],
      ['{ coupons(first: 4000000) { nodes { id } } }', { cost: 102 }],
      ['{ coupons(first: -7) { nodes { id } } }', { cost: 3 }],
      ['query ($n: Int = 7) { coupons(first: $n) { nodes { id } } }', { cost: 9 }],
    ])('%s', (query, measured) => expect(measure(schema, parse(query))).toMatchObject(measured));

    test.each([
      [{ n: 50 }, 52],
      [{ n: null }, 22],
      [{ n: 'many' }, 22],
      [{}, 22],
    ])('pages of the size that the variables %j say', (variables, cost) => {
      const query = parse('query ($n: Int) { coupons(first: $n) { nodes { id } } }');
      expect(measure(schema, query, variables).cost).toBe(cost);
    });
  });

  test('a page size in a variable is counted before anything executes, every time', async () => {
    const query = `query ($n: Int!) { ${times(4, (each) => `a${each}: invoices(first: $n) { nodes { lines { cents } } }`)} }`;
    const cost = async (n: number) => (await post({ query, variables: { n } })).json();
    expect((await cost(10)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await cost(100)).toMatchObject({
      errors: [
        {
          message: 'This query costs too many points: 2405 where 1000 are allowed',
          extensions: { code: 'QUERY_TOO_LARGE', limit: 'cost', allowed: LIMITS.cost },
        },
      ],
      extensions: { cost: { requested: 2_405, allowed: LIMITS.cost } },
    });
    expect((await cost(10)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
