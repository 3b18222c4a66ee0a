// Written by npm run codegen from digests.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockDueDigestsValues {
  now: Date;
  most: number | string;
}

export interface LockDueDigestsRow {
  digestAt: string;
  mail: 'INSTANT' | 'DIGEST' | 'OFF';
  quietFrom: string | null;
  quietTo: string | null;
  timeZone: string | null;
  userId: string;
}

/** Also of who no longer chose it: what was to come in it comes at once (alert-settings.ts). */
export const lockDueDigests = new Statement<LockDueDigestsValues, LockDueDigestsRow>({
  name: 'lockDueDigests',
  text: `select s.user_id, u.time_zone, s.mail, s.digest_at, s.quiet_from, s.quiet_to
  from alert_settings s join users u on u.id = s.user_id
 where s.mail <> 'OFF' and s.next_digest_at <= $1 order by s.next_digest_at, s.user_id
 limit $2 for update of s skip locked`,
  values: ['now', 'most'],
  columns: ['digest_at', 'mail', 'quiet_from', 'quiet_to', 'time_zone', 'user_id'],
});

export interface LockDayBatchValues {
  name: string;
}

export interface LockDayBatchRow {
  locked: boolean | null;
}

/** Two workers that begin the same day would make two batches. */
export const lockDayBatch = new Statement<LockDayBatchValues, LockDayBatchRow>({
  name: 'lockDayBatch',
  text: `select pg_advisory_xact_lock(hashtext($1)) is null as locked`,
  values: ['name'],
  columns: ['locked'],
});

export interface AddDayBatchValues {
  kind: string;
  day: string;
  now: Date;
  wholeAt: Date | null;
}

export type AddDayBatchRow = Record<never, never>;

/** One batch a day, which is never gathered: each member has their own time. */
export const addDayBatch = new Statement<AddDayBatchValues, AddDayBatchRow>({
  name: 'addDayBatch',
  text: `insert into alert_batches (channel, kind, day, opened_at, closes_at, gathering, whole_at)
select 'MAIL', $1::text, $2::date, $3::timestamptz, $3::timestamptz, false, $4::timestamptz
 where not exists (select from alert_batches where channel = 'MAIL' and kind = $1::text and day = $2::date)`,
  values: ['kind', 'day', 'now', 'wholeAt'],
  columns: [],
});

export interface AddDigestAlertsValues {
  now: Date;
  day: string;
  userIds: readonly string[];
}

export type AddDigestAlertsRow = Record<never, never>;

/** One that was not sent does not keep another of that day from being planned, after a change of the settings. */
export const addDigestAlerts = new Statement<AddDigestAlertsValues, AddDigestAlertsRow>({
  name: 'addDigestAlerts',
  text: `insert into pick_alerts (batch_id, user_id, channel, target, due_at, created_at)
select b.id, m.user_id, 'MAIL', '', $1::timestamptz, $1::timestamptz
  from (select id from alert_batches where channel = 'MAIL' and kind = 'DIGEST' and day = $2::date order by id limit 1) b,
       unnest($3::text[]) as m (user_id)
on conflict (batch_id, user_id, channel, target) do update
  set (state, due_at, created_at, tries, reason) = ('WAITING', excluded.due_at, excluded.created_at, 0, null)
where pick_alerts.state in ('DROPPED', 'WITHHELD')`,
  values: ['now', 'day', 'userIds'],
  columns: [],
});

export interface MoveDigestsValues {
  moved: string;
}

export type MoveDigestsRow = Record<never, never>;

export const moveDigests = new Statement<MoveDigestsValues, MoveDigestsRow>({
  name: 'moveDigests',
  text: `update alert_settings s set next_digest_at = m.next
  from json_to_recordset($1::json) as m (user_id text, next timestamptz) where s.user_id = m.user_id`,
  values: ['moved'],
  columns: [],
});

export interface RecapStateValues {
  day: string;
}

export interface RecapStateRow {
  begun: boolean;
  pending: number;
  posted: number;
}

export const recapState = new Statement<RecapStateValues, RecapStateRow>({
  name: 'recapState',
  text: `select count(*)::int as "posted", count(*) filter (where result = 'PENDING')::int as "pending",
       exists (select from alert_batches where kind = 'RECAP' and day = $1::date) as "begun"
  from picks where date = $1::date and status = 'PUBLISHED'`,
  values: ['day'],
  columns: ['begun', 'pending', 'posted'],
});
