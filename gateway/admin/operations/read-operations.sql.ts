// Written by npm run codegen from read-operations.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface NotificationHealthValues {
  since: Date;
}

export interface NotificationHealthRow {
  failed: number;
  lastAt: Date | null;
  ofDay: number;
  waiting: number;
}

/** By the indexes of when they came and of what waits: those of 30 days may be millions. */
export const notificationHealth = new Statement<NotificationHealthValues, NotificationHealthRow>({
  name: 'notificationHealth',
  text: `select (select max(received_at) from webhook_inbox) as last_at,
       (select count(*)::int from webhook_inbox where received_at > $1) as "of_day",
       count(*)::int as "waiting", count(failure)::int as "failed"
  from webhook_inbox where processed_at is null`,
  values: ['since'],
  columns: ['failed', 'last_at', 'of_day', 'waiting'],
  instants: ['last_at'],
});

export interface EndpointHealthValues {
  since: Date;
}

export interface EndpointHealthRow {
  delivered: number;
  disabled: number;
  endpoints: number;
  failed: number;
  waiting: number;
}

/** By the indexes of each endpoint's log and of what is due: deliveries of 30 days may be millions. */
export const endpointHealth = new Statement<EndpointHealthValues, EndpointHealthRow>({
  name: 'endpointHealth',
  text: `select (select count(*)::int from webhook_endpoints) as "endpoints",
       (select count(*)::int from webhook_endpoints where disabled_at is not null) as "disabled",
       (select count(*)::int from webhook_deliveries where state = 'PENDING') as "waiting",
       count(*) filter (where d.state = 'DELIVERED')::int as "delivered",
       count(*) filter (where d.state = 'FAILED')::int as "failed"
  from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id and d.created_at > $1`,
  values: ['since'],
  columns: ['delivered', 'disabled', 'endpoints', 'failed', 'waiting'],
});

export interface RetryNotificationValues {
  now: Date;
  hash: string;
}

export interface RetryNotificationRow {
  kind: string;
}

export const retryNotification = new Statement<RetryNotificationValues, RetryNotificationRow>({
  name: 'retryNotification',
  text: `update webhook_inbox set attempts = 0, next_attempt_at = $1 where hash = $2 and processed_at is null returning kind`,
  values: ['now', 'hash'],
  columns: ['kind'],
});
