import { columnsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { PickChange } from './notifications.ts';
import { PickChangeEntity } from './pick-change.entity.ts';

/** Writes may commit in another order than their ids. A lower id may still turn up this much later. */
export const OVERLAP = 200;

const CHANGE = ['id', 'pickId', 'kind', 'fromDay', 'toDay'] as const;

const CHANGES = `select ${columnsOf(PickChangeEntity, { only: CHANGE })} from pick_changes`;

/** The changes after `id`, in order. */
export async function changesAfter(rows: Rows, id: number): Promise<PickChange[]> {
  const found = await rows.execute<PickChange[]>(`${CHANGES} where id > ? order by id`, [id]);
  return found.map((change) => ({ ...change, id: Number(change.id) }));
}

/** The newest changes, which have already happened. */
export async function newestChanges(rows: Rows): Promise<PickChange[]> {
  const found = await rows.execute<PickChange[]>(`${CHANGES} order by id desc limit ?`, [OVERLAP]);
  return found.map((change) => ({ ...change, id: Number(change.id) })).reverse();
}
