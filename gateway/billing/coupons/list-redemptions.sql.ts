// Written by npm run codegen from list-redemptions.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface KnownCouponOrBatchValues {
  couponId: string;
  batchId: string;
}

export interface KnownCouponOrBatchRow {
  batch: boolean;
  coupon: boolean;
}

export const knownCouponOrBatch = new Statement<KnownCouponOrBatchValues, KnownCouponOrBatchRow>({
  name: 'knownCouponOrBatch',
  text: `select exists (select from coupons where id = $1) as "coupon",
       exists (select from coupon_batches where id = $2) as "batch"`,
  values: ['couponId', 'batchId'],
  columns: ['batch', 'coupon'],
});

export type RedemptionsValues = Record<never, never>;

export interface RedemptionsRow {
  at: Date;
  batchId: string | null;
  broughtCents: number;
  code: string;
  couponId: string;
  discountCents: number;
  email: string;
  isRunning: boolean;
  memberId: string;
  subscriptionId: string;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
}

/** What a plan has brought in: its paid charges less refunds and disputes of them. What the coupon took off is a line of its invoices. */
export const redemptions = new Statement<RedemptionsValues, RedemptionsRow>({
  name: 'redemptions',
  text: `select r.subscription_id, r.created_at as at, r.coupon_id, c.batch_id,
  c.code, r.user_id as member_id, u.email, s.tier, s.state <> 'ended' as "is_running", b.cents as "brought_cents", o.cents as "discount_cents"
  from coupon_redemptions r join coupons c on c.id = r.coupon_id join users u on u.id = r.user_id
  join subscriptions s on s.id = r.subscription_id
  cross join lateral (
  select (coalesce(sum(case i.type when 'charge' then i.total_cents else -i.total_cents end), 0) - coalesce((
      select sum(d.amount_cents - d.returned_cents) filter (where d.taken_at is not null) from invoices i join payment_attempts a on a.invoice_id = i.id
        join disputes d on d.transaction_id = a.transaction_id where i.subscription_id = r.subscription_id), 0))::int as cents
    from invoices i where i.subscription_id = r.subscription_id and i.state = 'paid') b
  cross join lateral (
  select coalesce(-sum(l.cents), 0)::int as cents from invoices i join invoice_lines l on l.invoice_id = i.id
   where i.subscription_id = r.subscription_id and i.type = 'charge' and i.state = 'paid' and l.cents < 0
     and starts_with(l.description, c.code || ': ')) o`,
  values: [],
  columns: ['at', 'batch_id', 'brought_cents', 'code', 'coupon_id', 'discount_cents', 'email', 'is_running', 'member_id', 'subscription_id', 'tier'],
  instants: ['at'],
});
