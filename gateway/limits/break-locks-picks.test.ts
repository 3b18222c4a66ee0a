import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { NOON, openGateway, type TestGateway, TODAY, TOMORROW } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { follow, listening } from '#gateway/testing/streams.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { fillPersonKeys } from '#gateway/users/fill-person-keys.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
  for (const date of [TODAY, TOMORROW]) await givenPick(gateway, { tier: 'VIP', pick: 'THE WORDS', date });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.services.clock.set(NOON));

const BOARD = '{ board { picks { pick lockReason } } }';
const LOCKED = ['ON_BREAK', null];
const OPEN = [null, 'THE WORDS'];

interface Board {
  board: { picks: { pick: string | null; lockReason: string | null }[] };
}

async function seenBy(user: TestUser) {
  const [pick] = (await ask<Board>(gateway, BOARD, {}, user)).data.board.picks;
  return [pick?.lockReason, pick?.pick];
}

const startBreak = (user: TestUser) =>
  ask(gateway, 'mutation { startCoolOff(input: { days: 1 }) { limits { coolOffUntil } } }', {}, user);
const vip = (email?: string) =>
  member(gateway, { trialDays: -2, plan: { tier: 'VIP' }, ...(email && { email }) });
const sql = (text: string, params: unknown[]) => gateway.services.database.em.execute(text, params);

describe('from the moment a member begins a break until it is over', () => {
  test("today's picks are locked for them and each of their keys, over GraphQL and REST", async () => {
    const user = await vip();
    const key = await givenKey(gateway, user, ['READ_PICKS']);
    for (const caller of [user, key]) expect(await seenBy(caller)).toEqual(OPEN);
    await startBreak(user);
    for (const caller of [user, key]) {
      expect(await seenBy(caller)).toEqual(LOCKED);
      const { body } = await callRest(gateway, 'get', '/picks/all', { user: caller });
      expect(JSON.stringify(body)).not.toContain('THE WORDS');
    }
    gateway.services.clock.set(`${TOMORROW}T16:59:59Z`);
    expect(await seenBy(user)).toEqual(LOCKED);
    gateway.services.clock.set(`${TOMORROW}T17:00:00Z`);
    expect(await seenBy(user)).toEqual(OPEN);
  });

  test('another account with the same mailbox is locked as well, and one that had no key of its own yet', async () => {
    const [name] = (await vip()).uid.toLowerCase().split('-');
    const [user, other] = [await vip(`kit.${name}@gmail.com`), await vip(`kit${name}@googlemail.com`)];
    await sql('update users set person_key = null where id in (?, ?)', [user.uid, other.uid]);
    await startBreak(user);
    expect(await seenBy(user)).toEqual(LOCKED);
    await fillPersonKeys(gateway.services);
    expect(await seenBy(other)).toEqual(LOCKED);
  });

  test('a stream that is open is sent the lock, and no words of a pick that is posted then', async () => {
    const origin = await listening(gateway);
    const user = await vip();
    const stream = await follow<Board>(
      origin,
      `subscription { boardChanged { picks { pick lockReason } } }`,
      user,
    );
    await stream.next();
    await startBreak(user);
    expect(JSON.stringify(await stream.next())).toContain('ON_BREAK');
    const before = stream.text().length;
    await givenPick(gateway, { tier: 'FREE', pick: 'MORE WORDS' });
    await stream.next();
    expect(stream.text().slice(before)).not.toContain('WORDS');
    stream.close();
  });
});

test('who is on a break is shown nothing to buy: the lock names no reason that a plan would end', async () => {
  const user = await member(gateway, { trialDays: -2 });
  expect((await seenBy(user))[0]).toBe('TRIAL_ENDED');
  await startBreak(user);
  expect(await seenBy(user)).toEqual(LOCKED);
});
