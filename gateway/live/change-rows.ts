import type { Rows } from '#gateway/database/rows.ts';
import type { PickChange } from './notifications.ts';

/** Two writes may commit in another order than they were counted in: so far back one may still turn up. */
export const OVERLAP = 200;

const CHANGES = `select id::int8, pick_id as "pickId", kind, from_day::text as "fromDay", to_day::text as "toDay"
  from pick_changes`;

/** The changes counted after `id`, in their order. */
export async function changesAfter(rows: Rows, id: number): Promise<PickChange[]> {
  const found = await rows.execute<PickChange[]>(`${CHANGES} where id > ? order by id`, [id]);
  return found.map((change) => ({ ...change, id: Number(change.id) }));
}

/** The newest changes: what has happened already. */
export async function newestChanges(rows: Rows): Promise<PickChange[]> {
  const found = await rows.execute<PickChange[]>(`${CHANGES} order by id desc limit ?`, [OVERLAP]);
  return found.map((change) => ({ ...change, id: Number(change.id) })).reverse();
}
