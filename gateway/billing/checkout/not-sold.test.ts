import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callRest } from '#gateway/testing/call-rest.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import { buy, type MoneyWorld, openMoneyWorld, order, transactionsOf } from '#gateway/testing/money.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await openMoneyWorld({ NOT_SOLD_IN: 'US-WA,CA-QC' });
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

describe('where the product may not sell', () => {
  test.each([
    [{}, { country: 'Choose the country you live in' }],
    [{ country: 'US' }, { state: 'Choose your state' }],
    [{ country: 'CA', state: 'nowhere' }, { state: 'Choose your province' }],
  ])('a buyer who says %j is asked %j', async (place, fields) => {
    const { errors } = await buy(world, place);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test.each([
    [{ country: 'US', state: 'WA' }, 'We do not sell in Washington. Nothing was charged.'],
    [{ country: 'CA', state: 'Québec' }, 'We do not sell in Quebec. Nothing was charged.'],
  ])('a buyer of %j reads why, and nothing is charged', async (place, message) => {
    const before = await transactionsOf(world);
    const { errors } = await buy(world, place);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'NOT_SOLD_HERE' } });
    expect(await transactionsOf(world)).toEqual(before);
  });

  test('buyers of other places buy', async () => {
    expect((await buy(world, { country: 'US', state: 'Oregon' })).data?.purchase.tier).toBe('PREMIUM');
    expect((await buy(world, { country: 'CA', state: 'ON' })).data?.purchase.tier).toBe('PREMIUM');
  });

  test('over REST it is a 403 with the same sentence', async () => {
    const { email, token } = order();
    const billingInfo = { first_name: 'Ada', last_name: 'Lovelace', country: 'US', state: 'WA' };
    const answer = await callRest(world.gateway, 'post', '/subscriptions', {
      body: { planType: 'premium', email, token, billingInfo },
    });
    expect(answer).toMatchObject({
      status: 403,
      body: { error: 'We do not sell in Washington. Nothing was charged.', code: 'NOT_SOLD_HERE' },
    });
  });
});
