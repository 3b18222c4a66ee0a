import type { Fragment } from '#gateway/database/rows.ts';
import type { Batch } from './channel.ts';

/**
 * The members `user_id` who may be notified of a batch, each once; on a batch of edits and withdrawals also the `target` that was
 * told before. Some may be too many: whether a member's plan opens the pick is decided when the alert is sent.
 */
export function audienceOf({ id, channel, kind, tier }: Batch): Fragment {
  if (kind === 'RECAP')
    return { sql: 'select user_id, null as target from alert_settings where recap', params: [] };
  if (kind === 'RELEASE') return { sql: READERS, params: [tier, tier, tier] };
  return { sql: TOLD_BEFORE, params: [channel, id, id, id] };
}

/**
 * Whose plan has the tier now, or has it next; those without a plan who chose to be notified, of Free picks or of what they can
 * no longer read.
 */
const READERS = `
  select user_id, null as target from subscriptions
   where state in ('trialing', 'active', 'past_due') and (tier = ? or pending_tier = ?)
  union
  select user_id, null from alert_settings where locked_news or ?::text = 'FREE'`;

/** Who was sent words of its picks, or is being sent some; the words of an alert that waits are read when it is sent. */
const TOLD_BEFORE = `
  select distinct a.user_id, a.target from pick_alerts a
   where a.channel = ? and a.created_at > (select opened_at from alert_batches where id = ?) - interval '2 days' and (
     a.state = 'SENT' and jsonb_exists_any(a.told, array(select pick_id from alert_batch_picks where batch_id = ?))
     or a.state = 'SENDING' and a.batch_id <> ?)`;
