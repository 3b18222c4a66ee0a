import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './suppressions.sql.ts';

export type Suppression = statements.SuppressionsOfRow;

/** Why these mailboxes get no mail, by their keyed hashes. */
export function suppressionsOf(rows: Rows, addressKeys: readonly string[]): Promise<Suppression[]> {
  return statements.suppressionsOf.all(rows, { addressKeys });
}

/** Stops mail to a mailbox; the first reason stays. */
export async function suppress(rows: Rows, stop: Suppression): Promise<void> {
  await statements.suppress.run(rows, { ...stop, detail: stop.detail?.slice(0, 300) ?? null });
}

/** Writes to a mailbox again, because its owner requested it. */
export async function liftSuppression(
  rows: Rows,
  addressKey: string,
  scope: Suppression['scope'],
): Promise<void> {
  await statements.liftSuppression.run(rows, { addressKey, scope });
}
