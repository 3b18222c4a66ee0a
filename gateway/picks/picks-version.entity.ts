import { defineEntity, p } from '@mikro-orm/core';

/** One row, whose stamp changes with every commit that changes what readers of picks may see. */
export const PicksVersionEntity = defineEntity({
  name: 'PicksVersionRow',
  tableName: 'picks_version',
  properties: {
    id: p.integer().primary().autoincrement(false),
    stamp: p.uuid().defaultRaw('gen_random_uuid()'),
    /** The transaction that wrote the stamp, so that each writes once. */
    writer: p.type('xid8').columnType('xid8').nullable(),
  },
});
