import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import {
  buy,
  changePlan,
  coupon,
  type MoneyWorld,
  openMoneyWorld,
  payingMember,
  reactivate,
  replaceCard,
  transactionsOf,
} from '#gateway/testing/money.ts';
import { member, signInAgain, type TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(() => world.close());

const exclude = (user: TestUser) =>
  ask(world.gateway, 'mutation { excludeSelf(input: { months: 6 }) { limits { excludedUntil } } }', {}, user);

/** An account whose mailbox can be spelled in more than one way. */
async function excluded() {
  const mailbox = `out.of.it.${randomUUID()}`;
  const user = await member(world.gateway, { email: `${mailbox}@gmail.com` });
  expect((await exclude(user)).errors).toBeUndefined();
  return { mailbox, user };
}

const charges = async () => (await transactionsOf(world)).length;

type Excluded = Awaited<ReturnType<typeof excluded>>;
const codeOf = async (answer: ReturnType<typeof buy>) => (await answer).errors?.[0]?.extensions.code;

const WAYS: Record<string, (who: Excluded) => Promise<unknown>> = {
  'as a member': ({ user }) => codeOf(buy(world, { email: user.email }, user)),
  'a trial': ({ user }) => codeOf(buy(world, { email: user.email, planType: 'plus_with_trial' }, user)),
  'with a coupon that leaves nothing to pay': async ({ user }) => {
    await coupon(world, 'ALLOFIT', { amount_hundredths: 10_000 });
    return codeOf(buy(world, { email: user.email, couponCode: 'ALLOFIT', planType: 'plus' }, user));
  },
  'as a visitor with another spelling of the mailbox': ({ mailbox }) =>
    codeOf(buy(world, { email: `${mailbox.replaceAll('.', '')}+new@googlemail.com` })),
  'with another address in the form': ({ user }) =>
    codeOf(buy(world, { email: `${randomUUID()}@chalkline.test` }, user)),
  'over REST': async ({ user }) => {
    const body = {
      planType: 'plus',
      email: user.email,
      token: 'fake-valid-nonce',
      billingInfo: { first_name: 'Ada', last_name: 'Lovelace' },
    };
    return (await callRest(world.gateway, 'post', '/subscriptions', { body, user })).body?.code;
  },
  'after the account was deleted': async ({ user }) => {
    const remove = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userId } }';
    await ask(world.gateway, remove, { input: { email: user.email } }, await signInAgain(user));
    return codeOf(buy(world, { email: user.email }));
  },
};

describe('who excluded themselves is sold nothing, and no card is charged', () => {
  test.each(Object.keys(WAYS))('%s', async (way) => {
    const who = await excluded();
    const before = await charges();
    expect(await WAYS[way]?.(who)).toBe('STOPPED_BY_LIMIT');
    expect(await charges()).toBe(before);
  });

  test('twelve times at once', async () => {
    const { user } = await excluded();
    const before = await charges();
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => codeOf(buy(world, { email: user.email }, user))),
    );
    expect(codes.filter((code) => code !== 'STOPPED_BY_LIMIT' && code !== 'RATE_LIMITED')).toEqual([]);
    expect(await charges()).toBe(before);
  });

  test('who has a plan cannot upgrade, come back, or pay with a new card', async () => {
    const user = await payingMember(world, { planType: 'plus' });
    await exclude(user);
    const before = await charges();
    expect((await changePlan(world, user, 'VIP')).errors?.[0]?.extensions.code).toBe('STOPPED_BY_LIMIT');
    await ask(world.gateway, 'mutation { plan: cancelSubscription { user { id } } }', {}, user);
    await reactivate(world, user);
    await replaceCard(world, user, 'fake-valid-mastercard-nonce');
    expect(await charges()).toBe(before);
  });
});
