// Written by npm run codegen from read-today.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface PicksOfDayValues {
  now: Date;
  date: string;
}

export interface PicksOfDayRow {
  drafts: number;
  nextStartsAt: Date | null;
  posted: number;
}

export const picksOfDay = new Statement<PicksOfDayValues, PicksOfDayRow>({
  name: 'picksOfDay',
  text: `select count(*) filter (where status = 'PUBLISHED')::int as "posted",
       count(*) filter (where status = 'DRAFT')::int as "drafts",
       min(starts_at) filter (where starts_at > $1 and status in ('PUBLISHED', 'DRAFT')) as next_starts_at
  from picks where date = $2`,
  values: ['now', 'date'],
  columns: ['drafts', 'next_starts_at', 'posted'],
  instants: ['next_starts_at'],
});

export interface PaymentsBetweenValues {
  from: Date;
  to: Date;
}

export interface PaymentsBetweenRow {
  charges: number;
  declined: number;
}

export const paymentsBetween = new Statement<PaymentsBetweenValues, PaymentsBetweenRow>({
  name: 'paymentsBetween',
  text: `select (select count(*)::int from received_charges() where settled_at >= $1 and settled_at < $2) as "charges",
       (select count(*)::int from payment_attempts where state = 'declined' and created_at >= $1 and created_at < $2) as "declined"`,
  values: ['from', 'to'],
  columns: ['charges', 'declined'],
});

export interface JoinedBetweenValues {
  from: Date;
  to: Date;
}

export interface JoinedBetweenRow {
  joined: number;
}

export const joinedBetween = new Statement<JoinedBetweenValues, JoinedBetweenRow>({
  name: 'joinedBetween',
  text: `select count(*)::int as "joined" from users where created_at >= $1 and created_at < $2`,
  values: ['from', 'to'],
  columns: ['joined'],
});
