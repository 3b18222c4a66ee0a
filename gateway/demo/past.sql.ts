// Written by npm run codegen from past.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface NextDueValues {
  until: Date;
}

export interface NextDueRow {
  dueAt: Date | null;
  id: string;
}

/** What the demo's past asks the database while it is lived. */
export const nextDue = new Statement<NextDueValues, NextDueRow>({
  name: 'nextDue',
  text: `select id, due_at from subscriptions where state <> 'ended' and due_at <= $1 order by due_at, id limit 1`,
  values: ['until'],
  columns: ['due_at', 'id'],
  instants: ['due_at'],
});

export type NewestPriceValues = Record<never, never>;

export interface NewestPriceRow {
  id: number;
}

export const newestPrice = new Statement<NewestPriceValues, NewestPriceRow>({
  name: 'newestPrice',
  text: `select max(id) as "id" from plan_prices`,
  values: [],
  columns: ['id'],
});

export type OpenMoveValues = Record<never, never>;

export interface OpenMoveRow {
  id: string;
}

export const openMove = new Statement<OpenMoveValues, OpenMoveRow>({
  name: 'openMove',
  text: `select id from plan_price_moves where ended_at is null limit 1`,
  values: [],
  columns: ['id'],
});

export interface CouponOfCodeValues {
  code: string;
}

export interface CouponOfCodeRow {
  id: string;
}

export const couponOfCode = new Statement<CouponOfCodeValues, CouponOfCodeRow>({
  name: 'couponOfCode',
  text: `select id from coupons where code = $1 and deleted_at is null`,
  values: ['code'],
  columns: ['id'],
});

export interface LiveCardValues {
  userId: string;
}

export interface LiveCardRow {
  token: string;
}

export const liveCard = new Statement<LiveCardValues, LiveCardRow>({
  name: 'liveCard',
  text: `select token from payment_methods where user_id = $1 and removed_at is null`,
  values: ['userId'],
  columns: ['token'],
});

export interface ChargeToReturnValues {
  from: Date;
  until: Date;
  most: number | string;
}

export interface ChargeToReturnRow {
  id: string;
  totalCents: number;
  transactionId: string;
}

/** Settled, neither refunded nor disputed, of a plan that runs; the newest first. */
export const chargeToReturn = new Statement<ChargeToReturnValues, ChargeToReturnRow>({
  name: 'chargeToReturn',
  text: `select i.id, i.total_cents, a.transaction_id as "transactionId"
  from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded' and a.voided_at is null
  join subscriptions s on s.id = i.subscription_id
 where i.type = 'charge' and i.state = 'paid' and i.total_cents > 0 and i.paid_at between $1 and $2
   and s.state = 'active' and i.user_id like 'lived-%'
   and not exists (select from invoices c where c.kind = 'credit-' || i.id)
   and not exists (select from disputes d where d.transaction_id = a.transaction_id)
 order by i.created_at desc, i.id limit $3`,
  values: ['from', 'until', 'most'],
  columns: ['id', 'total_cents', 'transactionId'],
});

export interface MemberWithPlanValues {
  most: number | string;
}

export interface MemberWithPlanRow {
  userId: string;
}

export const memberWithPlan = new Statement<MemberWithPlanValues, MemberWithPlanRow>({
  name: 'memberWithPlan',
  text: `select s.user_id as "userId" from subscriptions s
 where s.state = 'active' and s.source = 'purchase' and not s.cancel_at_period_end and s.user_id like 'lived-%'
 order by s.created_at desc, s.id limit $1`,
  values: ['most'],
  columns: ['userId'],
});

export interface MemberWithoutPlanValues {
  most: number | string;
}

export interface MemberWithoutPlanRow {
  id: string;
}

export const memberWithoutPlan = new Statement<MemberWithoutPlanValues, MemberWithoutPlanRow>({
  name: 'memberWithoutPlan',
  text: `select u.id from users u
 where u.role is null and u.id like 'lived-%' and not exists (select from subscriptions s where s.user_id = u.id and s.state <> 'ended')
 order by u.created_at desc, u.id limit $1`,
  values: ['most'],
  columns: ['id'],
});

export interface DeliverMailsValues {
  now: Date;
}

export type DeliverMailsRow = Record<never, never>;

/** Nobody is there to receive them. A mail is accepted when it is due. */
export const deliverMails = new Statement<DeliverMailsValues, DeliverMailsRow>({
  name: 'deliverMails',
  text: `update outbox set sent_at = next_attempt_at, attempts = 1 where sent_at is null and next_attempt_at <= $1`,
  values: ['now'],
  columns: [],
});
