import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { TYPED } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let admin: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { isAdmin: true });
});
afterAll(() => gateway.close());

const CREATE =
  'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id locked pick startsAt } } }';

test('an admin posts a plus pick: a plus member reads it and a visitor gets a locked shell', async () => {
  const plus = await member(gateway, { trialDays: -2, plan: { tier: 'PLUS' } });
  const input = { ...TYPED, odds: 1.91 };
  const posted = await ask<{ createPick: { pick: { id: string; startsAt: string } } }>(
    gateway,
    CREATE,
    { input },
    admin,
  );
  expect(posted.errors).toBeUndefined();
  expect(posted.data.createPick.pick.startsAt).toBe('2031-11-21T01:15:00.000Z');
  const query = '{ board { date totalCount picks { pick americanOdds locked requiredTier lockReason } } }';
  const read = await ask(gateway, query, {}, plus);
  expect(read.data).toEqual({
    board: {
      date: TODAY,
      totalCount: 1,
      picks: [
        { pick: 'Bills -3.5', americanOdds: '-110', locked: false, requiredTier: null, lockReason: null },
      ],
    },
  });
  const shell = await ask(gateway, query);
  expect(shell.data).toEqual({
    board: {
      date: TODAY,
      totalCount: 1,
      picks: [{ pick: null, americanOdds: null, locked: true, requiredTier: 'PLUS', lockReason: 'SIGN_IN' }],
    },
  });
});
