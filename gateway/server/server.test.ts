import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { type AuditResult, serverAudits } from 'graphql-http';
import { createApp } from '#gateway/app.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { listening } from '#gateway/testing/streams.ts';

describe('requests', () => {
  let gateway: TestGateway;
  let url: string;

  beforeAll(async () => {
    gateway = await openGateway();
    url = `${await gateway.app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
  });
  afterAll(() => gateway.close());

  /** The official audit of GraphQL over HTTP, one request after the other. */
  async function audited(headers: Record<string, string> = {}): Promise<AuditResult[]> {
    const fetchFn = (input: string, init: RequestInit = {}) =>
      fetch(input, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } });
    const results: AuditResult[] = [];
    for (const audit of serverAudits({ url, fetchFn })) results.push(await audit.fn());
    return results;
  }

  const reported = (results: AuditResult[]) =>
    results.flatMap((result) =>
      result.status === 'ok' ? [] : [`${result.status} ${result.id} ${result.reason}`],
    );

  describe('GraphQL over HTTP', () => {
    test('the official audit passes whole', async () => {
      const results = await audited({ 'apollo-require-preflight': '1' });
      expect(results.length).toBeGreaterThanOrEqual(60);
      expect(reported(results)).toEqual([]);
    });

    test('without the preflight header only simple GETs are noticed: they are refused on purpose', async () => {
      const results = await audited();
      const notices = reported(results);
      expect(notices.map((notice) => notice.split(' ', 2).join(' ')).sort()).toEqual([
        'notice 5A70',
        'notice 6A70',
        'notice D6D5',
      ]);
    });
  });

  describe('GET /graphql in a browser', () => {
    const headers = { accept: 'text/html' };

    test('opens Apollo Sandbox in development', async () => {
      const env = { ...gateway.env, NODE_ENV: 'development' as const };
      const app = await createApp(gateway.services, env);
      const { statusCode, body } = await app.inject({ url: '/graphql', headers });
      await app.close();
      expect(statusCode).toBe(200);
      expect(body).toContain('embeddable-sandbox');
    });

    test('and nothing elsewhere', async () => {
      const { statusCode, body } = await gateway.app.inject({ url: '/graphql', headers });
      expect(statusCode).toBe(400);
      expect(body).not.toMatch(/sandbox|<html|<script/i);
    });
  });

  test('every answer is private to its reader', async () => {
    for (const payload of ['{"query":"{ today { now } }"}', '{"query":"{ none }"}', '{', '']) {
      const headers = { 'content-type': 'application/json' };
      const response = await gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload });
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store',
        vary: 'Accept, Authorization',
      });
    }
  });

  test('an operation name that is none of the document’s is refused with a sentence, and is no fault of ours', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: 'query A { __typename }', operationName: 'Z' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].message).toBe('Unknown operation named "Z".');
    expect(gateway.logged()).not.toContain('unexpected failure');
  });

  test('several failures of the product keep their codes beside the data', async () => {
    const query = '{ today { date } adminBoard(date: "2031-11-20") { totalCount } }';
    const response = await gateway.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    expect(response.json().errors).toMatchObject([
      { message: 'No authenticated user', path: ['adminBoard'], extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});

describe('introspection of the schema', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  const send = async (query: string) => {
    const response = await gateway.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    const { data, errors, extensions } = response.json();
    return { data, errors, cost: extensions?.cost.requested as number, bytes: response.body.length };
  };
  const TYPES = `__schema { types { name description fields { name description
  type { name description ofType { name description ofType { name description } } }
  args { name description type { name description } } } } }`;

  describe('introspection', () => {
    const standard = getIntrospectionQuery({
      ...{ descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true },
      ...{ schemaDescription: true, inputValueDeprecation: true, oneOf: true },
    });

    test('as every tool sends it is answered whole and costs by what it answers', async () => {
      const { data, errors, cost } = await send(standard);
      expect(errors).toBeUndefined();
      expect(data.__schema.types.length).toBeGreaterThan(100);
      expect(cost).toBeGreaterThan(50);
      expect(cost).toBeLessThan(300);
      expect((await send('{ __schema { queryType { name } } }')).cost).toBeLessThan(5);
    });

    test('answered again from memory is the same', async () => {
      const first = await send(standard);
      expect(await send(standard)).toEqual(first);
    });

    test('under twenty aliases is refused: no small request returns megabytes', async () => {
      const { data, errors, bytes } = await send(
        `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: ${TYPES}`).join(' ')} }`,
      );
      expect(data).toBeUndefined();
      expect(errors[0].extensions).toMatchObject({ code: 'QUERY_TOO_LARGE', limit: 'introspection' });
      expect(bytes).toBeLessThan(2_000);
    });

    test('counts every value: the same field under twenty aliases costs more than once', async () => {
      const descriptions = Array.from({ length: 20 }, (_, at) => `d${at}: description`).join(' ');
      const once = await send('{ __schema { types { fields { description } } } }');
      const often = await send(`{ __schema { types { fields { ${descriptions} } } } }`);
      expect(often.cost).toBeGreaterThan(3 * once.cost);
    });
  });
});

describe('malformed requests', () => {
  let gateway: TestGateway;
  let port: number;
  beforeAll(async () => {
    gateway = await openGateway();
    port = Number(new URL(await listening(gateway)).port);
  });
  afterAll(() => gateway.close());

  test.each([
    ['a head that is too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(9_000)}\r\n\r\n`, 431],
    ['a head that is none', 'HELLO\r\n\r\n', 400],
  ])('%s is refused, and the connection said to end', async (_name, head, status) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(head);
    const answer = await text(socket);
    expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
    expect(answer).toContain('connection: close');
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('"code":"BAD_USER_INPUT"');
  });
});

describe('visitors behind a proxy', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openGateway({}, { visitor: 100, member: 100, staff: 100, key: 100 });
  });
  afterAll(() => gateway.close());

  /** How many points are left for each of the visitors whom `peer` forwards, one after the other. */
  async function remaining(proxies: string, peer: string, clients: string[]): Promise<number[]> {
    const app = await createApp(gateway.services, { ...gateway.env, TRUSTED_PROXIES: proxies });
    const left: number[] = [];
    for (const client of clients) {
      const { headers } = await app.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: peer,
        headers: { 'x-forwarded-for': client },
        payload: { query: '{ today { now } }' },
      });
      left.push(Number(headers['ratelimit-remaining']));
    }
    await app.close();
    return left;
  }

  /** An address that no other row of the tables uses. */
  let networks = 0;
  function someone(): string {
    networks += 1;
    return `203.0.113.${networks}`;
  }

  test.each([
    ['loopback', '127.0.0.1'],
    ['10.0.0.7', '10.0.0.7'],
    ['10.0.0.0/8, 192.0.2.1', '192.0.2.1'],
    ['uniquelocal', '172.18.0.1'],
    ['1', '198.51.100.9'],
  ])('have limits of their own when %s is trusted and %s forwards them', async (proxies, peer) => {
    const [one, other] = [someone(), someone()];
    const [first, ofOther, again] = await remaining(proxies, peer, [one, other, one]);
    expect(ofOther).toBe(first);
    expect(again).toBeLessThan(Number(first));
  });

  test.each([
    ['loopback', '172.18.0.1'],
    ['10.0.0.0/8', '192.0.2.1'],
  ])('share the limits of the proxy when only %s is trusted and %s forwards them', async (proxies, peer) => {
    const [first, second] = await remaining(proxies, peer, [someone(), someone()]);
    expect(second).toBeLessThan(Number(first));
  });
});
