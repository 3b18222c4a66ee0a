// Written by npm run codegen from prepare-purchase.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AddAccountValues {
  userId: string;
  email: string;
  trialEndsAt: Date;
  billing: string;
  personKey: string;
  now: Date;
}

export type AddAccountRow = Record<never, never>;

export const addAccount = new Statement<AddAccountValues, AddAccountRow>({
  name: 'addAccount',
  text: `insert into users (id, email, trial_ends_at, billing, person_key, created_at)
select $1, $2, $3::timestamptz, $4::jsonb, $5, $6::timestamptz
 where exists (select from guard)`,
  values: ['userId', 'email', 'trialEndsAt', 'billing', 'personKey', 'now'],
  columns: [],
});

export interface AddSubscriptionValues {
  subscriptionId: string;
  userId: string;
  tier: string;
  monthCents: number;
  startsAt: Date;
  endsAt: Date;
  periodNo: number;
  anchorDay: number;
  trialEndsAt: Date | null;
  couponId: string | null;
  couponPeriodsLeft: number | null;
  now: Date;
}

export type AddSubscriptionRow = Record<never, never>;

export const addSubscription = new Statement<AddSubscriptionValues, AddSubscriptionRow>({
  name: 'addSubscription',
  text: `insert into subscriptions (id, user_id, state, tier, agreed_cents, never_paid, current_period_starts_at, current_period_ends_at,
       period_no, anchor_day, trial_ends_at, coupon_id, coupon_periods_left, created_at, updated_at)
select $1, $2, 'incomplete', $3, $4::int, true, $5::timestamptz, $6::timestamptz,
       $7::int, $8::int, $9::timestamptz, $10, $11::int, $12::timestamptz, $12
 where exists (select from guard)`,
  values: ['subscriptionId', 'userId', 'tier', 'monthCents', 'startsAt', 'endsAt', 'periodNo', 'anchorDay', 'trialEndsAt', 'couponId', 'couponPeriodsLeft', 'now'],
  columns: [],
});

export interface AddInvoiceValues {
  invoiceId: string;
  number: string;
  userId: string;
  subscriptionId: string;
  tier: string;
  totalCents: number;
  monthCents: number;
  startsAt: Date;
  endsAt: Date;
  billing: string;
  now: Date;
}

export type AddInvoiceRow = Record<never, never>;

export const addInvoice = new Statement<AddInvoiceValues, AddInvoiceRow>({
  name: 'addInvoice',
  text: `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents, month_cents,
       period_starts_at, period_ends_at, billed_to, created_at)
select $1, $2, $3, $4, 'purchase', 1, 'charge', 'open', $5, $6::int, $7::int,
       $8::timestamptz, $9::timestamptz, $10::jsonb, $11::timestamptz
 where exists (select from guard)`,
  values: ['invoiceId', 'number', 'userId', 'subscriptionId', 'tier', 'totalCents', 'monthCents', 'startsAt', 'endsAt', 'billing', 'now'],
  columns: [],
});

export interface AddInvoiceLineValues {
  invoiceId: string;
  position: number;
  description: string;
  cents: number;
}

export type AddInvoiceLineRow = Record<never, never>;

export const addInvoiceLine = new Statement<AddInvoiceLineValues, AddInvoiceLineRow>({
  name: 'addInvoiceLine',
  text: `insert into invoice_lines (invoice_id, position, description, cents)
select $1, $2::int, $3, $4::int where exists (select from guard)`,
  values: ['invoiceId', 'position', 'description', 'cents'],
  columns: [],
});

export interface AddAttemptValues {
  orderId: string;
  invoiceId: string;
  totalCents: number;
  cardToken: string;
  now: Date;
}

export type AddAttemptRow = Record<never, never>;

export const addAttempt = new Statement<AddAttemptValues, AddAttemptRow>({
  name: 'addAttempt',
  text: `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, created_at)
select $1, $2, 'prepared', $3::int, $4, $5::timestamptz where exists (select from guard)`,
  values: ['orderId', 'invoiceId', 'totalCents', 'cardToken', 'now'],
  columns: [],
});

export interface AddPurchaseValues {
  purchaseId: string;
  key: string;
  requestHash: string;
  userId: string;
  email: string;
  makesAccount: boolean;
  subscriptionId: string;
  invoiceId: string | null;
  orderId: string | null;
  couponId: string | null;
  emailKey: string;
  details: string;
  now: Date;
}

export type AddPurchaseRow = Record<never, never>;

export const addPurchase = new Statement<AddPurchaseValues, AddPurchaseRow>({
  name: 'addPurchase',
  text: `insert into purchases (id, idempotency_key, request_hash, state, user_id, email, makes_account, temporary_password,
       subscription_id, invoice_id, order_id, coupon_id, email_key, details, created_at)
select $1, $2, $3, 'prepared', $4, $5, $6::boolean, $6,
       $7, $8, $9, $10, $11, $12::jsonb, $13::timestamptz
 where exists (select from guard)`,
  values: ['purchaseId', 'key', 'requestHash', 'userId', 'email', 'makesAccount', 'subscriptionId', 'invoiceId', 'orderId', 'couponId', 'emailKey', 'details', 'now'],
  columns: [],
});
