import { defineEntity, p } from '@mikro-orm/core';
import type { PickChangeKind } from '#schema/rules/picks/pick-changes.ts';

/** Every change to a pick that was or comes on a board, written by a trigger. Ids, kinds and days only. */
export const PickChangeEntity = defineEntity({
  name: 'PickChangeRow',
  tableName: 'pick_changes',
  properties: {
    id: p.bigint().primary().autoincrement(),
    pickId: p.string().length(40),
    kind: p.string().length(10).$type<PickChangeKind>(),
    /** The day of its board before the change; null: none. */
    fromDay: p.date().nullable(),
    /** The day of its board after the change; null: none. */
    toDay: p.date().nullable(),
  },
});
