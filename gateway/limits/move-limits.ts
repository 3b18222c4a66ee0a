import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './move-limits.sql.ts';

/**
 * Carries a person's own limits to another mailbox, where the stricter of each counts; a higher monthly limit that is still to come is
 * dropped when both had one. The former mailbox keeps its own: an account that is made with it later is held to them, too.
 */
export async function moveLimits(rows: Rows, fromKey: string, toKey: string): Promise<void> {
  if (fromKey !== toKey) await statements.moveLimits.run(rows, { fromKey, toKey });
}
