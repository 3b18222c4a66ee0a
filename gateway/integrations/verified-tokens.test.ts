import { expect, test } from '@jest/globals';
import { VerifiedTokens } from './verified-tokens.ts';

const NOON = Date.parse('2031-11-20T17:00:00Z');

/** Tokens that say when they expire, a clock, and how often a token was verified. */
function opened() {
  let now = NOON;
  const verified: string[] = [];
  const tokens = new VerifiedTokens<{ exp: number }>(() => new Date(now));
  const ask = (token: string) =>
    tokens.claimsOf(token, async (text) => {
      verified.push(text);
      if (text === 'bad') throw new Error('bad signature');
      return { exp: NOON / 1_000 + 60 };
    });
  return { ask, verified, at: (milliseconds: number) => (now = NOON + milliseconds) };
}

test('a token is verified once, and again from the moment it expires', async () => {
  const { ask, verified, at } = opened();
  await ask('one');
  at(59_999);
  await ask('one');
  expect(verified).toEqual(['one']);
  at(60_000);
  await ask('one');
  expect(verified).toEqual(['one', 'one']);
});

test('another token is verified, however alike, and a bad one each time', async () => {
  const { ask, verified } = opened();
  await ask('one');
  await ask('one ');
  await expect(ask('bad')).rejects.toThrow('bad signature');
  await expect(ask('bad')).rejects.toThrow('bad signature');
  expect(verified).toEqual(['one', 'one ', 'bad', 'bad']);
});

test('of very many tokens the oldest are forgotten', async () => {
  const { ask, verified } = opened();
  for (let count = 0; count <= 10_000; count += 1) await ask(`token ${count}`);
  await ask('token 10000');
  expect(verified).toHaveLength(10_001);
  await ask('token 0');
  expect(verified).toHaveLength(10_002);
});
