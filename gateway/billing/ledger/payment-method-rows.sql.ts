// Written by npm run codegen from payment-method-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface KeepBillingValues {
  billing: string;
  userId: string;
}

export type KeepBillingRow = Record<never, never>;

export const keepBilling = new Statement<KeepBillingValues, KeepBillingRow>({
  name: 'keepBilling',
  text: `update users set billing = coalesce(billing, '{}'::jsonb) || $1::jsonb
 where id = $2 and exists (select from guard)`,
  values: ['billing', 'userId'],
  columns: [],
});

export interface KeepCardValues {
  token: string;
  userId: string;
  cardType: string;
  last4: string;
  expirationMonth: string;
  expirationYear: string;
  now: Date;
}

export type KeepCardRow = Record<never, never>;

export const keepCard = new Statement<KeepCardValues, KeepCardRow>({
  name: 'keepCard',
  text: `insert into payment_methods (token, user_id, card_type, last4, expiration_month, expiration_year, created_at)
select $1, $2, $3, $4, $5, $6, $7::timestamptz
 where exists (select from guard)
on conflict (user_id) where removed_at is null do update
  set token = excluded.token, card_type = excluded.card_type, last4 = excluded.last4,
      expiration_month = excluded.expiration_month, expiration_year = excluded.expiration_year,
      created_at = excluded.created_at`,
  values: ['token', 'userId', 'cardType', 'last4', 'expirationMonth', 'expirationYear', 'now'],
  columns: [],
});

export interface PaymentMethodOfValues {
  userId: string;
}

export interface PaymentMethodOfRow {
  cardType: string;
  expirationMonth: string;
  expirationYear: string;
  last4: string;
}

export const paymentMethodOf = new Statement<PaymentMethodOfValues, PaymentMethodOfRow>({
  name: 'paymentMethodOf',
  text: `select card_type, last4, expiration_month, expiration_year
  from payment_methods where user_id = $1 and removed_at is null`,
  values: ['userId'],
  columns: ['card_type', 'expiration_month', 'expiration_year', 'last4'],
});
