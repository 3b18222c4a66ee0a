import { randomUUID } from 'node:crypto';
import { changePlanPrice } from '#gateway/admin/prices/change-plan-price.ts';
import { approvePriceMove, endPriceMove, proposePriceMove } from '#gateway/admin/prices/move-prices.ts';
import { createCoupon } from '#gateway/billing/coupons/create-coupon.ts';
import { editCoupon } from '#gateway/billing/coupons/edit-coupon.ts';
import { notifyOfPrices } from '#gateway/billing/plan/notify-of-price.ts';
import { couponOfCode, deliverMails, newestPrice, openMove } from './past.sql.ts';
import { contextOf, type Past } from './past.ts';
import type { StaffAct } from './planned.ts';
import { ADMIN } from './staff.ts';

type Act<Does extends StaffAct['does']> = Extract<StaffAct, { does: Does }>;

export async function changePrice(past: Past, { tier, cents, reason }: Act<'price'>): Promise<void> {
  const newest = await newestPrice.first(past.services.database.em);
  const price = { tier, months: 1, cents, startsAt: null, version: newest?.id ?? 0, reason };
  await changePlanPrice(await contextOf(past, ADMIN), { ...price, requestId: randomUUID() });
}

export async function movePrice(past: Past, { tier, cents, reason }: Act<'move price'>): Promise<void> {
  const wish = { tier, cents, reason, requestId: randomUUID() };
  await proposePriceMove(await contextOf(past, ADMIN), wish);
}

export async function approveMove(past: Past): Promise<void> {
  await approvePriceMove(await contextOf(past, ADMIN), await moveOf(past));
}

export async function endMove(past: Past): Promise<void> {
  await endPriceMove(await contextOf(past, ADMIN), await moveOf(past));
}

async function moveOf({ services }: Past): Promise<string> {
  const move = await openMove.first(services.database.em);
  if (!move) throw new Error('No price of running plans is being moved.');
  return move.id;
}

/** What the hourly job does; a mail that went out is what lets a renewal cost another price. */
export async function announcePrices({ services }: Past): Promise<void> {
  await notifyOfPrices(services);
  await deliverMails.run(services.database.em, { now: services.clock.now() });
  await notifyOfPrices(services);
}

export async function makeCoupon(past: Past, { code, percent, months }: Act<'coupon'>): Promise<void> {
  await createCoupon(await contextOf(past, ADMIN), {
    ...{ code, discountAmount: percent, discountType: 'PERCENT', plans: ['PLUS', 'PREMIUM'] },
    ...{ firstPurchaseOnly: false, duration: months > 1 ? 'MONTHS' : 'ONCE' },
    ...(months > 1 && { durationMonths: months }),
  });
}

export async function switchCouponOff(past: Past, code: string): Promise<void> {
  const coupon = await couponOfCode.first(past.services.database.em, { code });
  if (coupon) await editCoupon(await contextOf(past, ADMIN), { id: coupon.id, isActive: false });
}
