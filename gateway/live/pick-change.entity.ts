import { defineEntity, p } from '@mikro-orm/core';
import type { PickChangeKind } from '#schema/rules/pick-changes.ts';

/** Every change to a pick that was on a board or comes onto one; a trigger writes it. Ids, kinds and days only. */
export const PickChangeEntity = defineEntity({
  name: 'PickChangeRow',
  tableName: 'pick_changes',
  properties: {
    id: p.bigint().primary().autoincrement(),
    pickId: p.string().length(40),
    kind: p.string().length(10).$type<PickChangeKind>(),
    /** The day whose board had it before; null: none. */
    fromDay: p.date().nullable(),
    /** The day whose board has it now; null: none. */
    toDay: p.date().nullable(),
  },
});
