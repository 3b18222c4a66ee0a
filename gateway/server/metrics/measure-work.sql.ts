// Written by npm run codegen from measure-work.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type WaitingWorkValues = Record<never, never>;

export interface WaitingWorkRow {
  count: number;
  what: string;
}

/** What waits to be done, in the database that all processes share: a process that works reports it. */
export const waitingWork = new Statement<WaitingWorkValues, WaitingWorkRow>({
  name: 'waitingWork',
  text: `select 'mails' as "what", count(*)::int as "count" from outbox where sent_at is null and dropped_at is null
union all select 'alerts', count(*)::int from pick_alerts where state in ('WAITING', 'SENDING') and due_at <= now()
union all select 'discord_removals', count(*)::int from discord_links where have is not null and have is distinct from want
union all select 'incoming_webhooks', count(*)::int from webhook_inbox where processed_at is null
union all select 'webhook_events', count(*)::int from webhook_events where dispatched_at is null and occurs_at < now()
union all select 'payments', count(*)::int from payment_attempts where state in ('prepared', 'unknown')
union all select 'differences', count(*)::int from differences where resolved_at is null
union all select 'account_deletions', count(*)::int from account_deletions where uid is not null`,
  values: [],
  columns: ['count', 'what'],
});

export type NotificationQueueUsageValues = Record<never, never>;

export interface NotificationQueueUsageRow {
  ratio: number;
}

export const notificationQueueUsage = new Statement<NotificationQueueUsageValues, NotificationQueueUsageRow>({
  name: 'notificationQueueUsage',
  text: `select pg_notification_queue_usage() as "ratio"`,
  values: [],
  columns: ['ratio'],
});
