import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { EvenTurns } from './even-turns.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('turns of the event loop', () => {
  test('a network begins eight requests in each, in their order, and another network does not wait for it', async () => {
    const turns = new EvenTurns();
    const begun: string[] = [];
    for (let at = 0; at < 20; at += 1) turns.run('flood', () => begun.push(`flood ${at}`));
    turns.run('other', () => begun.push('other'));
    const flood = Array.from({ length: 20 }, (_, at) => `flood ${at}`);
    expect(begun).toEqual([...flood.slice(0, 8), 'other']);
    await nextTurn();
    expect(begun).toEqual([...flood.slice(0, 8), 'other', ...flood.slice(8, 16)]);
    turns.run('flood', () => begun.push('flood 20'));
    await nextTurn();
    expect(begun.slice(-5)).toEqual([...flood.slice(16), 'flood 20']);
  });

  test('whoever waits for none begins at once', async () => {
    const turns = new EvenTurns();
    for (let turn = 0; turn < 3; turn += 1) {
      let begun = 0;
      for (let at = 0; at < 6; at += 1) turns.run('browser', () => (begun += 1));
      expect(begun).toBe(6);
      await nextTurn();
    }
  });
});

describe('the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  test.each([
    { method: 'GET', url: '/livez', answer: 200 },
    { method: 'POST', url: '/livez', answer: 404 },
    { method: 'POST', url: '/graphql-x', answer: 404 },
    { method: 'POST', url: '/api-x', answer: 404 },
  ] as const)(
    'a network that asks for $method $url 2,000 times at once does not keep another reader waiting',
    async ({ answer, ...request }) => {
      const visitor = () =>
        gateway.app.inject({
          ...{ method: 'POST', url: '/graphql', remoteAddress: '198.51.100.9' },
          payload: { query: '{ board { totalCount } }' },
        });
      await visitor();
      let served = 0;
      const flood = Array.from({ length: 2_000 }, () =>
        gateway.app.inject({ ...request, remoteAddress: '192.0.2.7' }).then(({ statusCode }) => {
          if (statusCode === answer) served += 1;
        }),
      );
      expect((await visitor()).statusCode).toBe(200);
      expect(served).toBeLessThan(1_000);
      await Promise.all(flood);
      expect(served).toBe(2_000);
    },
  );
});
