import type { Services } from '#gateway/auth/context.ts';
import { MAX_TRIES } from '#gateway/mail/send-mails.ts';
import { MISSED_FROM } from '#gateway/picks/missing-picks.ts';
import { dueReceiptWeek, receiptWeek } from '#schema/rules/record/receipt-week.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';

/** A moment at which a job has something to do. One that has passed waits for the job. */
export interface DueMoment {
  job: string;
  at: Date;
}

/** For each job that works off rows, the earliest moment in them, the opening of a day that is over first. */
export async function dueMoments({
  database,
  mailer,
  bulkMailer,
  record,
  clock,
}: Services): Promise<DueMoment[]> {
  const now = clock.now();
  const rows = await database.em.execute<{ job: string; at: Date | null }[]>(MOMENTS, [
    ...[MAX_TRIES, mailer !== null, bulkMailer !== null, bulkMailer !== null],
    ...[bulkMailer !== null, easternDay(now), now, now],
    ...[record.signer !== null, JSON.stringify(record.witnesses.map(({ key }) => key.name))],
  ]);
  return rows.filter((row): row is DueMoment => row.at !== null);
}

const MOMENTS = `
  select 'record-openings' as job, min(reveal_by)::timestamptz as at from record_leaves where reveal_by >
         coalesce((select record_stamp(record_midnight(max(day))) from record_days), '')
  union all select 'due-subscription', min(due_at) from subscriptions where state <> 'ended'
  union all select 'webhooks', min(next_attempt_at) from webhook_inbox where processed_at is null
  union all select 'webhook-events', min(occurs_at) from webhook_events where dispatched_at is null
  union all select 'webhook-deliveries', min(greatest(d.next_try_at, e.paused_until)) from webhook_deliveries d
         join webhook_endpoints e on e.id = d.endpoint_id and e.disabled_at is null where d.state = 'PENDING'
  union all select 'mails', min(next_attempt_at) from outbox where sent_at is null and attempts < ? and ?
  union all select 'digests', min(next_digest_at) from alert_settings where ?
  union all select 'pick-alerts', least(
         (select min(closes_at) from alert_batches where whole_at is null),
         (select min(due_at) from pick_alerts where state in ('WAITING', 'SENDING'))) where ?
  union all select 'pick-alerts', min(p.release_at - t.early_access_minutes * interval '1 minute')
         from picks p, rules_tiers() t where ? and p.date = ?::date and p.status = 'PUBLISHED'
         and p.release_at - t.early_access_minutes * interval '1 minute' > ?
  union all select 'trial-ends', min(trial_ends_at) - interval '3 hours' from subscriptions
         where state = 'trialing' and not cancel_at_period_end and trial_ends_at - interval '3 hours' > ?
  union all select 'record-checkpoints', max(at) from record_head
         where size <> (select coalesce(max(size), 0) from record_checkpoints) and ?
  union all select 'record-witnesses', c.at from (select size, at from record_checkpoints order by size desc limit 1) c
         where exists (select from json_array_elements_text(?::json) w (name) where not exists (
           select from record_cosignatures s where s.name = w.name and s.size = c.size))`;

/** Moments after `now` at which jobs look at the calendar of New York. */
export function calendarMoments(now: Date): DueMoment[] {
  const today = easternDay(now);
  const tomorrow = addDays(today, 1);
  const warned = [today, tomorrow].map((day) => easternInstant(day, MISSED_FROM));
  const { monday } = dueReceiptWeek(now);
  return [
    { job: 'midnight', at: easternInstant(tomorrow, '00:00') },
    { job: 'missing-picks', at: warned.find((at) => at > now) ?? new Date(now.getTime() + 24 * HOUR) },
    { job: 'weekly-receipts', at: receiptWeek(addDays(monday, 7)).mailedFrom },
  ];
}
