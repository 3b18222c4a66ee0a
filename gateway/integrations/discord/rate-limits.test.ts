import { beforeEach, expect, test } from '@jest/globals';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { RateLimits } from './rate-limits.ts';

let now = 0;
let limits: RateLimits;
beforeEach(() => {
  now = 1_000_000;
  limits = new RateLimits(() => now);
});

const PLUS = 'POST /channels/117000000000000001/messages';
const VIP = 'POST /channels/117000000000000002/messages';

function answered(
  route: string,
  status: number,
  headers: Record<string, string> = {},
  body: object | null = null,
) {
  limits.note(route);
  return limits.learn(route, { status, headers, body });
}
const left = (remaining: number, after: string, bucket = 'b') => ({
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset-after': after,
  'x-ratelimit-bucket': bucket,
});

test('a bucket that is used up is waited for, and no other channel', () => {
  answered(PLUS, 200, left(1, '4.5'));
  expect(limits.waitFor(PLUS)).toBe(0);
  answered(PLUS, 200, left(0, '4.2'));
  expect(limits.waitFor(PLUS)).toBe(4_200);
  expect(limits.waitFor(VIP)).toBe(0);
  now += 4_200;
  expect(limits.waitFor(PLUS)).toBe(0);
});

test('routes of one bucket share it, and requests that have not been answered count', () => {
  const [put, take] = [
    'PUT /guilds/117000000000000003/members/roles',
    'DELETE /guilds/117000000000000003/members/roles',
  ];
  answered(put, 204, left(2, '10', 'roles'));
  answered(take, 204, left(1, '10', 'roles'));
  limits.note(put);
  expect(limits.waitFor(take)).toBe(10_000);
});

test('a 429 stops its route for as long as it says, a global one everything', () => {
  expect(answered(PLUS, 429, {}, { retry_after: 0.35, global: false })).toBe(350);
  expect([limits.waitFor(PLUS), limits.waitFor(VIP)]).toEqual([350, 0]);
  expect(answered(VIP, 429, { 'retry-after': '2', 'x-ratelimit-global': 'true' })).toBe(2_000);
  expect(limits.waitFor('GET /users/@me')).toBe(2_000);
});

test('no more than 45 go out in a second', () => {
  for (let count = 0; count < 45; count += 1) limits.note(`GET /${count}`);
  expect(limits.waitFor('GET /x')).toBe(1_000);
  now += 1_000;
  expect(limits.waitFor('GET /x')).toBe(0);
});

test('a thousand refusals in ten minutes stop everything, long before Discord bans the address', () => {
  for (let count = 0; count < 999; count += 1) answered('GET /x', 403);
  answered('GET /x', 429, { 'x-ratelimit-scope': 'shared' });
  now += MINUTE;
  expect(limits.stoppedUntil()).toBeNull();
  answered('GET /x', 404);
  expect(limits.stoppedUntil()).toBeNull();
  answered('GET /x', 401);
  expect(limits.waitFor('GET /y')).toBe(9 * MINUTE);
  now += 9 * MINUTE;
  expect(limits.stoppedUntil()).toBeNull();
});
