import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from './app.ts';
import { openGateway, type TestGateway } from './testing/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload });

describe('what fails outside GraphQL is said in the words of the product', () => {
  test.each([
    '/none',
    '/api/none',
    '/api/picks/none/of/these',
    '/graphql/more',
    '/none.js',
    '/%2e%2e/secret',
    '//',
  ])('GET %s does not exist', async (url) => {
    const response = await gateway.app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error: 'This does not exist',
      message: 'This does not exist',
      code: 'NOT_FOUND',
    });
  });

  test.each(['DELETE', 'PUT', 'PATCH'] as const)('%s /graphql does not exist', async (method) => {
    expect((await gateway.app.inject({ method, url: '/graphql' })).statusCode).toBe(404);
  });

  test.each(['{', '{"query":', 'null x', '\u0000', '{"query":"{ today { now } }"} trailing'])(
    'broken JSON: %j',
    async (payload) => {
      const response = await post(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'BAD_USER_INPUT', error: expect.any(String) });
      expect(response.body).not.toMatch(/\bat \/|node_modules|SyntaxError/);
    },
  );

  test('JSON that would reach into prototypes', async () => {
    const response = await post('{"query":"{ today { now } }","__proto__":{"x":1}}');
    expect(response.statusCode).toBe(400);
  });

  test('a body over 100 kB', async () => {
    const response = await post(JSON.stringify({ query: `{ today { now } } # ${'x'.repeat(100_001)}` }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('a body of a kind that is not taken', async () => {
    const response = await post('<a/>', { 'content-type': 'application/xml' });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('every answer', () => {
  test('carries a request id, the one that came with the request if there was one', async () => {
    const own = await gateway.app.inject({ url: '/livez' });
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const given = await gateway.app.inject({ url: '/livez', headers: { 'x-request-id': 'from-the-proxy' } });
    expect(given.headers['x-request-id']).toBe('from-the-proxy');
    expect(gateway.logged()).toContain('"reqId":"from-the-proxy"');
  });

  test('a request id that is no id is not taken over', async () => {
    for (const id of ['x'.repeat(2_000), 'two words', '<script>']) {
      const { headers } = await gateway.app.inject({ url: '/livez', headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('is taken for what it says it is', async () => {
    for (const url of ['/livez', '/none', '/graphql'])
      expect((await gateway.app.inject({ url })).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
      });
  });

  test('asks browsers to stay on HTTPS where the product is reached by it', async () => {
    expect(
      (await gateway.app.inject({ url: '/livez' })).headers['strict-transport-security'],
    ).toBeUndefined();
    const env = { ...gateway.env, PUBLIC_URL: 'https://chalkline.example.com' };
    const app = await createApp(gateway.services, env);
    const { headers } = await app.inject({ url: '/livez' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await app.close();
  });

  test('is a refusal and no failure for text that no column can hold', async () => {
    const query = 'query ($code: String!) { validateCoupon(code: $code) { isValid } }';
    const payload = JSON.stringify({ query, variables: { code: 'a\u0000b' } });
    const { body } = await post(payload);
    expect(body).toContain('BAD_USER_INPUT');
    expect(gateway.logged()).not.toContain('unexpected failure');
  });
});

test('the log names neither query strings nor secrets', async () => {
  await gateway.app.inject({ url: '/graphql?query=CANARY-QUERY&oobCode=CANARY-CODE' });
  await post('{"query":"{ today { now } }","variables":{"password":"CANARY-PASSWORD"}}');
  gateway.services.log.info(
    { headers: { authorization: 'CANARY-TOKEN' }, password: 'CANARY-WORD' },
    'redacted',
  );
  expect(gateway.logged()).toContain('"msg":"redacted"');
  expect(gateway.logged()).not.toContain('CANARY');
});
