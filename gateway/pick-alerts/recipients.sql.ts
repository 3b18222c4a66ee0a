// Written by npm run codegen from recipients.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type RecapReadersValues = Record<never, never>;

export interface RecapReadersRow {
  target: string | null;
  userId: string;
}

export const recapReaders = new Statement<RecapReadersValues, RecapReadersRow>({
  name: 'recapReaders',
  text: `select user_id, null as target from alert_settings where recap`,
  values: [],
  columns: ['target', 'user_id'],
});

export interface ReleaseReadersValues {
  tier: string | null;
}

export interface ReleaseReadersRow {
  target: string | null;
  userId: string | null;
}

/**
 * Whose plan has the tier now, or has it next; those without a plan who chose to be notified, of Free picks or of what they can
 * no longer read.
 */
export const releaseReaders = new Statement<ReleaseReadersValues, ReleaseReadersRow>({
  name: 'releaseReaders',
  text: `select user_id, null as target from subscriptions
 where state in ('trialing', 'active', 'past_due') and (tier = $1::text or pending_tier = $1::text)
union
select user_id, null from alert_settings where locked_news or $1::text = 'FREE'`,
  values: ['tier'],
  columns: ['target', 'user_id'],
});

export interface ToldBeforeValues {
  channel: string;
  batchId: number | string;
}

export interface ToldBeforeRow {
  target: string;
  userId: string;
}

/** Who was sent words of its picks, or is being sent some; the words of an alert that waits are read when it is sent. */
export const toldBefore = new Statement<ToldBeforeValues, ToldBeforeRow>({
  name: 'toldBefore',
  text: `select distinct a.user_id, a.target from pick_alerts a
 where a.channel = $1 and a.created_at > (select opened_at from alert_batches where id = $2) - interval '2 days' and (
   a.state = 'SENT' and jsonb_exists_any(a.told, array(select pick_id from alert_batch_picks where batch_id = $2))
   or a.state = 'SENDING' and a.batch_id <> $2)`,
  values: ['channel', 'batchId'],
  columns: ['target', 'user_id'],
});
