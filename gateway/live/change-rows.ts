import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './change-rows.sql.ts';
import type { PickChange } from './notifications.ts';

/** Writes may commit in another order than their ids. A lower id may still turn up this much later. */
export const OVERLAP = 200;

/** The changes after `id`, in order. */
export async function changesAfter(rows: Rows, id: number): Promise<PickChange[]> {
  const found = await statements.changesAfter.all(rows, { id });
  return found.map((change) => ({ ...change, id: Number(change.id) }));
}

/** The newest changes, which have already happened. */
export async function newestChanges(rows: Rows): Promise<PickChange[]> {
  const found = await statements.newestChanges.all(rows, { most: OVERLAP });
  return found.map((change) => ({ ...change, id: Number(change.id) })).reverse();
}
