import type pg from 'pg';
import { type Ask, refuseErrors } from './ask-as.ts';

export const DEMO_COUPON = {
  code: 'WELCOME20',
  note: '20 % off the first charge of Plus and Premium',
};

const CREATE = 'mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { coupon { id } } }';

/** Whether the coupon was ever made: one that an admin has deleted stays deleted. */
export async function hasCoupon(database: pg.Pool): Promise<boolean> {
  const found = await database.query('select from coupons where code = $1', [DEMO_COUPON.code]);
  return Number(found.rowCount) > 0;
}

/** Makes the coupon as the admin's page would. */
export async function offerCoupon(ask: Ask): Promise<void> {
  const input = {
    code: DEMO_COUPON.code,
    discountAmount: 20,
    discountType: 'PERCENT',
    plans: ['PLUS', 'PREMIUM'],
    duration: 'ONCE',
  };
  refuseErrors(await ask(CREATE, { input }), 'CONFLICT');
}
