// Written by npm run codegen from read-facts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Told } from '#gateway/pick-alerts/channel.ts';

export interface BreaksOfValues {
  personKeys: readonly string[];
}

export interface BreaksOfRow {
  personKey: string;
  until: Date | null;
}

/** Until when the owners of mailboxes take a break. */
export const breaksOf = new Statement<BreaksOfValues, BreaksOfRow>({
  name: 'breaksOf',
  text: `select person_key, greatest(cool_off_until, excluded_until) as until from play_limits
 where person_key = any($1::text[])`,
  values: ['personKeys'],
  columns: ['person_key', 'until'],
  instants: ['until'],
});

export interface EarlierAlertsValues {
  channel: string;
  userIds: readonly string[];
  oldest: Date;
}

export interface EarlierAlertsRow {
  batchId: string;
  day: string;
  kind: 'RELEASE' | 'EDIT' | 'WITHDRAWAL' | 'DIGEST' | 'RECAP';
  nextDigestAt: Date | null;
  picks: string[] | null;
  sentAt: Date | null;
  state: 'WAITING' | 'SENDING' | 'SENT' | 'WITHHELD' | 'DROPPED' | 'FAILED';
  target: string;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  told: Told | null;
  userId: string;
}

/** By the members, never by the time alone: in a batch's first minute the statistics know nothing of it. */
export const earlierAlerts = new Statement<EarlierAlertsValues, EarlierAlertsRow>({
  name: 'earlierAlerts',
  text: `select a.user_id, a.target, a.batch_id, b.kind, b.day::text as "day", b.tier, a.state, a.told, a.sent_at, s.next_digest_at,
       case when a.state <> 'SENT' or a.told is null
            then array(select pick_id from alert_batch_picks p where p.batch_id = a.batch_id) end as picks
  from pick_alerts a join alert_batches b on b.id = a.batch_id left join alert_settings s on s.user_id = a.user_id
 where a.channel = $1 and a.user_id = any($2::text[]) and a.created_at + interval '2 days' > $3::timestamptz`,
  values: ['channel', 'userIds', 'oldest'],
  columns: ['batch_id', 'day', 'kind', 'next_digest_at', 'picks', 'sent_at', 'state', 'target', 'tier', 'told', 'user_id'],
  instants: ['next_digest_at', 'sent_at'],
  decimals: ['batch_id'],
});

export interface PicksInBatchesValues {
  batchIds: readonly (number | string)[];
}

export interface PicksInBatchesRow {
  batchId: string;
  pickId: string;
}

export const picksInBatches = new Statement<PicksInBatchesValues, PicksInBatchesRow>({
  name: 'picksInBatches',
  text: `select batch_id, pick_id from alert_batch_picks where batch_id = any($1::bigint[])`,
  values: ['batchIds'],
  columns: ['batch_id', 'pick_id'],
  decimals: ['batch_id'],
});
