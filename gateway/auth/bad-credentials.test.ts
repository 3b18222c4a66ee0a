import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newSecret } from '#gateway/auth/key-secret.ts';
import { POINTS_PER_MINUTE } from '#gateway/rate-limits/points.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({}, POINTS_PER_MINUTE);
});
afterAll(() => gateway.close());

async function statuses(times: number, authorization: () => string, ip: string): Promise<number[]> {
  const answered: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const { statusCode } = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: authorization(), 'x-forwarded-for': ip },
      payload: { query: '{ me { id } }' },
    });
    answered.push(statusCode);
  }
  return answered;
}

test.each([
  ['bad tokens', () => 'Bearer garbage', '198.51.100.1'],
  ['unknown keys', () => `Bearer ${newSecret()}`, '198.51.100.2'],
])('%s are counted: after 300 a minute the network gets 429', async (_name, authorization, ip) => {
  const answered = await statuses(305, authorization, ip);
  expect(answered.slice(0, 300)).toEqual(Array(300).fill(401));
  expect(answered.slice(300)).toEqual(Array(5).fill(429));
});
