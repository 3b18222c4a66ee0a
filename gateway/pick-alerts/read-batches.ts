import type { Rows } from '#gateway/database/rows.ts';
import type { AlertBatchType } from '#schema/types/alerts/alert-batch.type.ts';

/** The most batches of a day that are shown. */
export const MAX_BATCHES = 200;

const MAX_REASONS = 10;

const DELAY = 'extract(epoch from a.sent_at - b.closes_at)';

const BATCHES = `
  select b.id::text, b.channel, b.kind, b.tier, b.opened_at as "openedAt", b.closes_at as "closesAt",
         (select count(*)::int from alert_batch_picks p where p.batch_id = b.id) as picks, c.*, w.reasons
    from alert_batches b cross join lateral (
      select count(*) filter (where state = 'SENT')::int as told,
             count(*) filter (where state = 'FAILED')::int as failed,
             count(*) filter (where state in ('WITHHELD', 'DROPPED'))::int as withheld,
             count(*) filter (where state in ('WAITING', 'SENDING'))::int as waiting,
             round(percentile_cont(0.5) within group (order by ${DELAY}) filter (where state = 'SENT'))::int
               as "medianDelaySeconds",
             round(max(${DELAY}) filter (where state = 'SENT'))::int as "lastDelaySeconds",
             (array_agg(reason order by due_at desc) filter (where state = 'FAILED'))[1] as reason
        from pick_alerts a where a.batch_id = b.id) c cross join lateral (
      select coalesce(json_agg(json_build_object('reason', reason, 'members', members) order by members desc, reason), '[]') as reasons
        from (select reason, count(distinct user_id)::int as members from pick_alerts a
               where a.batch_id = b.id and reason is not null and state in ('SENT', 'WITHHELD', 'DROPPED')
               group by reason order by members desc, reason limit ${MAX_REASONS}) r) w
   where b.day = ?::date order by b.id desc limit ${MAX_BATCHES}`;

/** What was sent about the picks of a New York day, the newest first. */
export function readBatches(rows: Rows, day: string): Promise<AlertBatchType[]> {
  return rows.execute<AlertBatchType[]>(BATCHES, [day]);
}
