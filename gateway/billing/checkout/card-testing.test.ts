import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buy, type MoneyWorld, openMoneyWorld, payingMember } from '#gateway/testing/money.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(() => world.close());

let network = 0;
beforeEach(() => {
  network += 1;
});

const DECLINED = 'fake-processor-declined-visa-nonce';
const newAddress = () => `buyer-${randomUUID()}@example.com`;

async function code(given: Record<string, unknown>, ip = `198.51.100.${network}`): Promise<string> {
  const { errors } = await buy(world, given, null, { 'x-forwarded-for': ip });
  return String(errors?.[0]?.extensions.code ?? 'BOUGHT');
}

describe('stolen cards', () => {
  test('from one network with an address each: ten are tried in an hour, no more', async () => {
    const codes: string[] = [];
    for (let at = 0; at < 14; at += 1) codes.push(await code({ email: newAddress(), token: DECLINED }));
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('CARD_DECLINED'));
    expect(codes.slice(10)).toEqual(Array(4).fill('RATE_LIMITED'));
  });

  test('from many networks for one mailbox: six are tried', async () => {
    const mailbox = `j.doe.${randomUUID()}`;
    const codes: string[] = [];
    for (let at = 0; at < 8; at += 1)
      codes.push(await code({ email: `${mailbox}+${at}@gmail.com`, token: DECLINED }, `203.0.113.${at}`));
    expect(codes).toEqual([...Array(6).fill('CARD_DECLINED'), 'RATE_LIMITED', 'RATE_LIMITED']);
  });
});

test('an honest buyer who mistypes three times still buys, and so do others behind the same address', async () => {
  const email = newAddress();
  for (let at = 0; at < 3; at += 1) expect(await code({ email, token: DECLINED })).toBe('CARD_DECLINED');
  expect(await code({ email })).toBe('BOUGHT');
  for (let at = 0; at < 9; at += 1) expect(await code({ email: newAddress() })).toBe('BOUGHT');
});

test('one network learns of at most ten accounts an hour', async () => {
  const { email } = await payingMember(world);
  const codes: string[] = [];
  for (let at = 0; at < 6; at += 1) codes.push(await code({ email }));
  expect(codes.at(0)).toBe('EMAIL_ALREADY_IN_USE');
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});

test('what fails before a card is tried does not count', async () => {
  const email = newAddress();
  for (let at = 0; at < 4; at += 1)
    expect(await code({ email, expectedTotalCents: 1 })).not.toBe('RATE_LIMITED');
  for (let at = 0; at < 9; at += 1)
    expect(await code({ email: newAddress(), token: DECLINED })).toBe('CARD_DECLINED');
});
