import { expect, test } from '@jest/globals';
import { identifierHashes } from './identifier-hashes.ts';

const keys = identifierHashes('a secret of this test, long enough for anybody');

test('a key is 64 hexadecimal digits and shows nothing of what it was made from', () => {
  for (const key of [keys.userKey('u1'), keys.emailKey('a@b.c'), keys.cardKey('n'), keys.deviceKey('f')])
    expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test('the same thing has the same key, another thing or another kind of thing has not', () => {
  expect(keys.deviceKey('x')).toBe(
    identifierHashes('a secret of this test, long enough for anybody').deviceKey('x'),
  );
  expect(new Set([keys.userKey('x'), keys.cardKey('x'), keys.deviceKey('x'), keys.deviceKey('y')]).size).toBe(
    4,
  );
});

test('another secret makes other keys', () => {
  expect(identifierHashes('some other secret').deviceKey('x')).not.toBe(keys.deviceKey('x'));
});

test('spellings of one mailbox share a key', () => {
  expect(keys.emailKey('Jane.Doe+1@gmail.com')).toBe(keys.emailKey('janedoe@googlemail.com'));
});
