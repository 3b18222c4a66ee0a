// Written by npm run codegen from subscription-events.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface GuardedEventValues {
  subscriptionId: string;
  at: Date;
  type: string;
  details: string;
}

export type GuardedEventRow = Record<never, never>;

export const guardedEvent = new Statement<GuardedEventValues, GuardedEventRow>({
  name: 'guardedEvent',
  text: `insert into subscription_events (subscription_id, at, type, details)
select $1, $2::timestamptz, $3, $4::jsonb where exists (select from guard)`,
  values: ['subscriptionId', 'at', 'type', 'details'],
  columns: [],
});

export interface RecordEventValues {
  subscriptionId: string;
  at: Date;
  type: string;
  details: string;
}

export type RecordEventRow = Record<never, never>;

export const recordEvent = new Statement<RecordEventValues, RecordEventRow>({
  name: 'recordEvent',
  text: `insert into subscription_events (subscription_id, at, type, details)
values ($1, $2, $3, $4::jsonb)`,
  values: ['subscriptionId', 'at', 'type', 'details'],
  columns: [],
});
