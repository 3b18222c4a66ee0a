import { expect, test } from '@jest/globals';
import { hashOf, holdsSecret, isWhole, newSecret, prefixOf } from './key-secret.ts';

test('a secret is known by its shape, differs each time, and is shown by its first characters', () => {
  const secrets = Array.from({ length: 200 }, newSecret);
  expect(new Set(secrets).size).toBe(200);
  expect(new Set(secrets.map(hashOf)).size).toBe(200);
  for (const secret of secrets) {
    expect(secret).toMatch(/^pk_[0-9A-Za-z]{38}$/);
    expect(isWhole(secret)).toBe(true);
    expect(secret.startsWith(prefixOf(secret))).toBe(true);
    expect(prefixOf(secret)).toHaveLength(7);
  }
  // Every letter and digit occurs: none of the 62 is left out.
  expect(new Set(secrets.join('').replaceAll('pk_', '')).size).toBe(62);
});

test('one wrong character, one too few or one too many is noticed', () => {
  const secret = newSecret();
  for (let place = 3; place < secret.length; place += 1) {
    const other = secret[place] === 'a' ? 'b' : 'a';
    expect(isWhole(secret.slice(0, place) + other + secret.slice(place + 1))).toBe(false);
  }
  for (const wrong of [secret.slice(0, -1), `${secret}a`, secret.replace('pk_', 'sk_'), 'pk_', ''])
    expect(isWhole(wrong)).toBe(false);
});

test('a secret is found in an address and in a cookie, and ordinary text is not one', () => {
  const secret = newSecret();
  for (const text of [`/graphql?key=${secret}`, `a=b; token=${secret}; c=d`, secret])
    expect(holdsSecret(text)).toBe(true);
  for (const text of ['/graphql?key=pk_', `x${secret}`, `${secret}0`, '/account?pk_live=1'])
    expect(holdsSecret(text)).toBe(false);
});
