// Written by npm run codegen from read-batches.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { AlertReasonType } from '#schema/types/alerts/alert-batch.type.ts';

export interface BatchesOfDayValues {
  mostReasons: number | string;
  day: string;
  most: number | string;
}

export interface BatchesOfDayRow {
  channel: 'MAIL' | 'PUSH' | 'DISCORD';
  closesAt: Date;
  failed: number;
  id: string;
  kind: 'RELEASE' | 'EDIT' | 'WITHDRAWAL' | 'DIGEST' | 'RECAP';
  lastDelaySeconds: number | null;
  medianDelaySeconds: number | null;
  openedAt: Date;
  picks: number;
  reason: string | null;
  reasons: AlertReasonType[];
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  told: number;
  waiting: number;
  withheld: number;
}

/** What was sent about the picks of a New York day, the newest first. */
export const batchesOfDay = new Statement<BatchesOfDayValues, BatchesOfDayRow>({
  name: 'batchesOfDay',
  text: `select b.id, b.channel, b.kind, b.tier, b.opened_at, b.closes_at,
       (select count(*)::int from alert_batch_picks p where p.batch_id = b.id) as "picks", c.*, w.reasons as "reasons"
  from alert_batches b cross join lateral (
    select count(*) filter (where state = 'SENT')::int as "told",
           count(*) filter (where state = 'FAILED')::int as "failed",
           count(*) filter (where state in ('WITHHELD', 'DROPPED'))::int as "withheld",
           count(*) filter (where state in ('WAITING', 'SENDING'))::int as "waiting",
           round(percentile_cont(0.5) within group (order by extract(epoch from a.sent_at - b.closes_at)) filter (where state = 'SENT'))::int
             as median_delay_seconds,
           round(max(extract(epoch from a.sent_at - b.closes_at)) filter (where state = 'SENT'))::int as last_delay_seconds,
           (array_agg(reason order by due_at desc) filter (where state = 'FAILED'))[1] as reason
      from pick_alerts a where a.batch_id = b.id) c cross join lateral (
    select coalesce(json_agg(json_build_object('reason', reason, 'members', members) order by members desc, reason), '[]') as reasons
      from (select reason, count(distinct user_id)::int as members from pick_alerts a
             where a.batch_id = b.id and reason is not null and state in ('SENT', 'WITHHELD', 'DROPPED')
             group by reason order by members desc, reason limit $1) r) w
 where b.day = $2::date order by b.id desc limit $3`,
  values: ['mostReasons', 'day', 'most'],
  columns: ['channel', 'closes_at', 'failed', 'id', 'kind', 'last_delay_seconds', 'median_delay_seconds', 'opened_at', 'picks', 'reason', 'reasons', 'tier', 'told', 'waiting', 'withheld'],
  instants: ['closes_at', 'opened_at'],
  decimals: ['id'],
});
