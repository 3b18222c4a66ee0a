import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { COUPON_DURATIONS, DISCOUNT_TYPES } from '#schema/rules/money/coupons.ts';

/** A discount code. `reserved` counts pending purchases, `used` paid ones. */
export const CouponEntity = defineEntity({
  name: 'CouponRow',
  tableName: 'coupons',
  checks: [
    {
      name: 'coupons_limit_check',
      expression: 'max_redemptions is null or reserved + used <= max_redemptions',
    },
    { name: 'coupons_counts_check', expression: 'reserved >= 0 and used >= 0' },
  ],
  indexes: [
    { name: 'coupons_newest', properties: ['createdAt', 'id'] },
    {
      name: 'coupons_code_prefix',
      expression:
        'create index "coupons_code_prefix" on "coupons" ("code" text_pattern_ops) where "deleted_at" is null',
    },
    {
      name: 'coupons_batch',
      expression:
        'create index "coupons_batch" on "coupons" ("batch_id", "code") where "batch_id" is not null',
    },
  ],
  properties: {
    id: p.string().length(40).primary(),
    /** In upper case. The code of a deleted coupon can be used again. */
    code: p.string().length(40),
    discountType: p.enum(DISCOUNT_TYPES),
    /** In hundredths: of a percent for PERCENT, of a dollar for FIXED. */
    amountHundredths: p.integer(),
    tiers: p.array().$type<Tier[]>(),
    startsAt: p.datetime(3).nullable(),
    endsAt: p.datetime(3).nullable(),
    maxRedemptions: p.integer().nullable(),
    maxPerCustomer: p.integer().nullable(),
    firstPurchaseOnly: p.boolean(),
    duration: p.enum(COUPON_DURATIONS),
    durationMonths: p.smallint().nullable(),
    isActive: p.boolean(),
    reserved: p.integer().default(0),
    used: p.integer().default(0),
    createdAt: p.datetime(3),
    deletedAt: p.datetime(3).nullable(),
    /** The batch of single-use codes that it is one of. */
    batchId: p.string().length(40).nullable(),
  },
  uniques: [
    {
      name: 'coupons_code_live',
      expression: 'create unique index "coupons_code_live" on "coupons" ("code") where "deleted_at" is null',
    },
  ],
});

export const CouponRedemptionEntity = defineEntity({
  name: 'CouponRedemptionRow',
  tableName: 'coupon_redemptions',
  indexes: [
    { name: 'coupon_redemptions_customer', properties: ['couponId', 'userId'] },
    { name: 'coupon_redemptions_newest', properties: ['couponId', 'createdAt', 'subscriptionId'] },
    { name: 'coupon_redemptions_all', properties: ['createdAt', 'subscriptionId'] },
  ],
  properties: {
    subscriptionId: p.string().length(40).primary(),
    couponId: p.string().length(40),
    userId: p.string().length(128),
    createdAt: p.datetime(3),
  },
});

/** How often a mailbox or a card has used a coupon, as a keyed hash: pending purchases count. */
export const CouponUseEntity = defineEntity({
  name: 'CouponUseRow',
  tableName: 'coupon_uses',
  properties: {
    couponId: p.string().length(40).primary(),
    /** See IdentifierHashes. */
    personKey: p.string().length(64).primary(),
    uses: p.integer(),
  },
});
