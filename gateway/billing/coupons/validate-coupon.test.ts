import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { coupon } from '#gateway/testing/money.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { COUPON_NOT_ON_TRIALS, COUPON_REFUSED } from '#schema/rules/money/coupons.ts';

describe('validateCoupon', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  const VALIDATE = `query ($code: String!, $planType: String) { validateCoupon(code: $code, planType: $planType) {
  isValid code discount { type amount } message } }`;

  interface Validated {
    validateCoupon: { isValid: boolean; code: string; discount: unknown; message: string | null };
  }

  async function validate(code: string, planType = 'premium', user: TestUser | null = null) {
    const { data, errors } = await ask<Validated>(gateway, VALIDATE, { code, planType }, user);
    expect(errors).toBeUndefined();
    return data.validateCoupon;
  }

  /** A live coupon for plus and premium, but for what its row is given; answers its code. */
  async function made(row: Record<string, unknown> = {}): Promise<string> {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    await coupon({ gateway }, code, row);
    return code;
  }

  test('a code applies in any spelling, and says what it takes off', async () => {
    const code = await made({ amount_hundredths: 1_250 });
    expect(await validate(` ${code.toLowerCase()} `, 'plus')).toEqual({
      isValid: true,
      code,
      discount: { type: 'PERCENT', amount: 12.5 },
      message: null,
    });
    const fixed = await made({ discount_type: 'FIXED', amount_hundredths: 1_999 });
    expect((await validate(fixed)).discount).toEqual({ type: 'FIXED', amount: 19.99 });
  });

  test('wrong, other-plan, early, expired, used-up, deleted and used-before codes have one answer', async () => {
    const user = await member(gateway);
    const before = await made({ max_per_customer: 1 });
    await gateway.services.database.em.execute('insert into coupon_redemptions values (?, ?, ?, now())', [
      's1',
      `coupon_${before}`,
      user.uid,
    ]);
    const codes = [
      await made({ ends_at: NOON }),
      await made({ starts_at: '2031-11-20T17:00:00.001Z' }),
      await made({ max_redemptions: 1, used: 1 }),
      await made({ deleted_at: NOON }),
      before,
      await made({ tiers: ['VIP'] }),
      'NOSUCHCODE',
    ];
    for (const code of codes)
      expect(await validate(code, 'premium', user)).toEqual({
        isValid: false,
        code,
        discount: null,
        message: COUPON_REFUSED,
      });
    // The one that somebody else has not used yet applies to them.
    expect((await validate(before)).isValid).toBe(true);
  });

  test('an unknown plan is one it does not apply to; no plan is premium', async () => {
    const code = await made();
    expect((await validate(code, 'gold')).message).toBe(COUPON_REFUSED);
    const answer = await ask<Validated>(gateway, `{ validateCoupon(code: "${code}") { isValid } }`);
    expect(answer.data.validateCoupon.isValid).toBe(true);
  });

  test.each(['plus_with_trial', 'premium_with_trial', 'vip_with_trial'])('not on %s', async (planType) => {
    const code = await made({ tiers: ['PLUS', 'PREMIUM', 'VIP'] });
    expect(await validate(code, planType)).toMatchObject({ isValid: false, message: COUPON_NOT_ON_TRIALS });
  });
});
