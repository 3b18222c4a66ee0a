import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buy, coupon, type MoneyWorld, openMoneyWorld } from '#gateway/testing/money.ts';

describe('coupons for one customer', () => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await openMoneyWorld();
  });
  afterAll(() => world.close());

  /** Each test has a card number of its own. */
  const CARDS = ['amex', 'mastercard', 'discover', 'jcb', 'maestro', 'dinersclub'];
  const newCard = () => `fake-valid-${CARDS.shift()}-nonce`;
  const newAddress = () => `${randomUUID()}@example.com`;

  async function newCoupon(limits: Record<string, unknown>): Promise<string> {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    await coupon(world, code, { amount_hundredths: 10_000, ...limits });
    return code;
  }

  async function outcome(couponCode: string, email: string, token: string): Promise<string> {
    const { errors } = await buy(world, { email, couponCode, token });
    return String(errors?.[0]?.extensions.code ?? 'BOUGHT');
  }

  describe('a coupon for once a customer', () => {
    test('knows the mailbox, however its address is written', async () => {
      const code = await newCoupon({ max_per_customer: 1 });
      const name = randomUUID().slice(0, 8);
      expect(await outcome(code, `some.one${name}@gmail.com`, newCard())).toBe('BOUGHT');
      for (const spelling of [`someone${name}@gmail.com`, `s.omeone${name}+1@googlemail.com`])
        expect(await outcome(code, spelling, newCard())).toBe('COUPON_REFUSED');
    });

    test('knows the card, and a refused purchase leaves no account and no count', async () => {
      const code = await newCoupon({ max_per_customer: 1 });
      const card = newCard();
      const [first, second] = [newAddress(), newAddress()];
      expect(await outcome(code, first, card)).toBe('BOUGHT');
      expect(await outcome(code, second, card)).toBe('COUPON_REFUSED');
      const { em } = world.gateway.services.database;
      expect(await em.execute('select id from users where email = ?', [second])).toEqual([]);
      const counted = await em.execute('select uses from coupon_uses where coupon_id = ? and uses > 0', [
        `coupon_${code}`,
      ]);
      expect(counted).toEqual([{ uses: 1 }, { uses: 1 }]);
      expect(await outcome(code, second, 'fake-valid-visa-nonce')).toBe('BOUGHT');
    });

    test('lets one of five purchases at once with one card pass', async () => {
      const code = await newCoupon({ max_per_customer: 1 });
      const card = newCard();
      const codes = await Promise.all(Array.from({ length: 5 }, () => outcome(code, newAddress(), card)));
      expect(codes.filter((one) => one === 'BOUGHT').length).toBeLessThanOrEqual(1);
      expect(codes.filter((one) => !['BOUGHT', 'COUPON_REFUSED'].includes(one))).toEqual([]);
    });
  });

  test('a coupon for first purchases is refused to a card that has paid before', async () => {
    const code = await newCoupon({ first_purchase_only: true });
    const email = newAddress();
    expect((await buy(world, { email, token: 'fake-valid-visa-nonce' })).errors).toBeUndefined();
    expect(await outcome(code, newAddress(), 'fake-valid-visa-nonce')).toBe('COUPON_REFUSED');
  });
});
