import { defineEntity, p } from '@mikro-orm/core';

/** Single-use codes that were made at once. Each is a coupon that names its batch. */
export const CouponBatchEntity = defineEntity({
  name: 'CouponBatchRow',
  tableName: 'coupon_batches',
  uniques: [
    {
      name: 'coupon_batches_request',
      expression:
        'alter table "coupon_batches" add constraint "coupon_batches_request" unique ("request_id")',
    },
  ],
  properties: {
    id: p.string().length(40).primary(),
    /** Chosen by the caller: the same request makes one batch. */
    requestId: p.string().length(80),
    label: p.string().length(80),
    size: p.integer(),
    createdAt: p.datetime(3),
  },
});
