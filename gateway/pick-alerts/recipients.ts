import type { Fragment } from '#gateway/database/rows.ts';
import type { Batch } from './channel.ts';
import * as statements from './recipients.sql.ts';

/**
 * The members `user_id` who may be notified of a batch, each once; on a batch of edits and withdrawals also the `target` that was
 * told before. Some may be too many: whether a member's plan opens the pick is decided when the alert is sent.
 */
export function audienceOf({ id, channel, kind, tier }: Batch): Fragment {
  if (kind === 'RECAP') return statements.recapReaders.part();
  return kind === 'RELEASE'
    ? statements.releaseReaders.part({ tier })
    : statements.toldBefore.part({ channel, batchId: id });
}
