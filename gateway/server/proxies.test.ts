import { afterEach, describe, expect, test } from '@jest/globals';
import { createApp } from '#gateway/app.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

/** How many points are left for a visitor whom `peer` forwards for `client`. */
async function remaining(proxies: string, peer: string, client: string): Promise<number> {
  const app = await createApp(gateway.services, { ...gateway.env, TRUSTED_PROXIES: proxies });
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': client },
    payload: { query: '{ today { now } }' },
  });
  await app.close();
  return Number(response.headers['ratelimit-remaining']);
}

describe('visitors behind a proxy', () => {
  test.each([
    ['loopback', '127.0.0.1'],
    ['10.0.0.7', '10.0.0.7'],
    ['10.0.0.0/8, 192.0.2.1', '192.0.2.1'],
    ['uniquelocal', '172.18.0.1'],
    ['1', '198.51.100.9'],
  ])('have limits of their own when %s is trusted and %s forwards them', async (proxies, peer) => {
    gateway = await openGateway({}, { visitor: 100, member: 100, key: 100 });
    const first = await remaining(proxies, peer, '203.0.113.1');
    expect(await remaining(proxies, peer, '203.0.113.2')).toBe(first);
    expect(await remaining(proxies, peer, '203.0.113.1')).toBeLessThan(first);
  });

  test.each([
    ['loopback', '172.18.0.1'],
    ['10.0.0.0/8', '192.0.2.1'],
  ])('share the limits of the proxy when only %s is trusted and %s forwards them', async (proxies, peer) => {
    gateway = await openGateway({}, { visitor: 100, member: 100, key: 100 });
    const first = await remaining(proxies, peer, '203.0.113.1');
    expect(await remaining(proxies, peer, '203.0.113.2')).toBeLessThan(first);
  });
});
