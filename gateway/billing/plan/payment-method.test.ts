import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let buyer: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  buyer = await member(gateway, { plan: { tier: 'PLUS' } });
  await card('removed', '4242', '2031-11-01T00:00:00Z');
  await card('live', '1111', null);
});
afterAll(() => gateway.close());

const card = (token: string, last4: string, removedAt: string | null) =>
  gateway.services.database.em.execute(
    `insert into payment_methods values (?, ?, 'Visa', ?, '09', '2033', '2031-10-01T00:00:00Z', ?)`,
    [token, buyer.uid, last4, removedAt],
  );

const QUERY = '{ paymentMethod { cardType last4 expirationMonth expirationYear } }';

test('a member sees the card that is charged, and neither a removed one nor its token', async () => {
  const { data, text } = await ask(gateway, QUERY, {}, buyer);
  expect(data).toEqual({
    paymentMethod: { cardType: 'Visa', last4: '1111', expirationMonth: '09', expirationYear: '2033' },
  });
  expect(text).not.toContain('live');
});

test('a member without a card gets null, a visitor a refusal', async () => {
  expect((await ask(gateway, QUERY, {}, await member(gateway))).data).toEqual({ paymentMethod: null });
  expect((await ask(gateway, QUERY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
