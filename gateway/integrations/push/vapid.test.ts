import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { settableClock } from '#gateway/testing/clock.ts';
import { isPushKey, makePushKey, publicKeyOf, Vapid } from './vapid.ts';

const clock = settableClock('2031-11-20T17:00:00.000Z');
const pushKey = makePushKey();
const vapid = new Vapid(pushKey, 'https://picks.example', clock);
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';

function tokenOf(authorization: string): [header: string, claims: string, signature: string] {
  return authorization.slice('vapid t='.length).split(',')[0]?.split('.') as [string, string, string];
}

const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

test('the token names the service, ends within a day, and is signed by the key that browsers were given', () => {
  const authorization = vapid.authorization(ENDPOINT);
  expect(authorization.endsWith(`, k=${publicKeyOf(pushKey)}`)).toBe(true);
  const [header, claims, signature] = tokenOf(authorization);
  expect(read(header)).toEqual({ typ: 'JWT', alg: 'ES256' });
  const exp = clock.now().getTime() / 1_000 + 12 * 3_600;
  expect(read(claims)).toEqual({ aud: 'https://fcm.googleapis.com', exp, sub: 'https://picks.example' });
  const point = Buffer.from(vapid.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const given = Buffer.from(signature, 'base64url');
  expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, given)).toBe(true);
});

test('a service gets the same token for six hours, and another service another one', () => {
  const first = vapid.authorization(ENDPOINT);
  expect(vapid.authorization(`${ENDPOINT}/other`)).toBe(first);
  expect(vapid.authorization('https://web.push.apple.com/x')).not.toBe(first);
  clock.set('2031-11-20T23:00:00.000Z');
  expect(vapid.authorization(ENDPOINT)).not.toBe(first);
});

test('a key is 32 bytes of the curve, and a hundred made ones all are', () => {
  for (let made = 0; made < 100; made += 1) expect(isPushKey(makePushKey())).toBe(true);
  for (const wrong of ['', 'short', Buffer.alloc(32).toString('base64url'), `${pushKey}AA`, '+/'.repeat(21)])
    expect(isPushKey(wrong)).toBe(false);
});
