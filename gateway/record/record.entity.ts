import { defineEntity, p } from '@mikro-orm/core';

/** How long the log is, and whose clock it goes by. One row; each writer of a leaf locks it until its commit. */
const RecordHeadEntity = defineEntity({
  name: 'RecordHeadRow',
  tableName: 'record_head',
  properties: {
    id: p.integer().primary().autoincrement(false),
    size: p.integer().default(0),
    /** The moment of the last leaf. */
    at: p.datetime(3).nullable(),
    /** SERVER, or in development MOVABLE. */
    clock: p.string().length(8).default('SERVER'),
    mostUnits: p.decimal('number').precision(6).scale(2).default(5),
    voidReasons: p.array().columnType('text[]').defaultRaw("'{POSTPONED,ABANDONED,NO_ACTION,WRONG_LINE}'"),
    /** Why nothing can be posted; null while it can. */
    stopped: p.text().nullable(),
  },
});

export const RecordLeafEntity = defineEntity({
  name: 'RecordLeafRow',
  tableName: 'record_leaves',
  indexes: [
    { name: 'record_leaves_pick', properties: ['pickId', 'index'] },
    { name: 'record_leaves_due', properties: ['revealBy'] },
    {
      name: 'record_leaves_announced',
      expression: `create index "record_leaves_announced" on "record_leaves" ("kind", "index") where "kind" in ('key', 'policy')`,
    },
  ],
  properties: {
    index: p.integer().primary().autoincrement(false),
    at: p.datetime(3),
    /** JSON; the hash is of exactly this text. */
    body: p.text(),
    kind: p.text(),
    pickId: p.text().nullable(),
    revealBy: p.text().nullable(),
  },
});

/** What opens a sealed pick. Secret until its day is over. */
const RecordOpeningEntity = defineEntity({
  name: 'RecordOpeningRow',
  tableName: 'record_openings',
  properties: {
    index: p.integer().primary().autoincrement(false),
    salt: p.blob(),
    bet: p.text(),
    whySalt: p.blob(),
    why: p.text(),
  },
});

/** What opens a sealed price. Secret until its pick is open. */
const RecordPriceOpeningEntity = defineEntity({
  name: 'RecordPriceOpeningRow',
  tableName: 'record_price_openings',
  properties: {
    index: p.integer().primary().autoincrement(false),
    salt: p.blob(),
    price: p.text(),
  },
});

/** The days whose picks were opened, each with its leaf; null where no pick was due. */
const RecordDayEntity = defineEntity({
  name: 'RecordDayRow',
  tableName: 'record_days',
  properties: { day: p.date().primary(), index: p.integer().nullable() },
});

export const RecordTileEntity = defineEntity({
  name: 'RecordTileRow',
  tableName: 'record_tiles',
  properties: { level: p.integer().primary(), n: p.integer().primary(), hashes: p.blob() },
});

const RecordCheckpointEntity = defineEntity({
  name: 'RecordCheckpointRow',
  tableName: 'record_checkpoints',
  properties: {
    size: p.integer().primary().autoincrement(false),
    at: p.datetime(3),
    root: p.blob(),
    note: p.text(),
  },
});

/** What witnesses have signed. */
const RecordCosignatureEntity = defineEntity({
  name: 'RecordCosignatureRow',
  tableName: 'record_cosignatures',
  properties: { size: p.integer().primary(), name: p.text().primary(), at: p.datetime(3), line: p.text() },
});

/** RFC 3161 tokens over checkpoints. */
const RecordTimestampEntity = defineEntity({
  name: 'RecordTimestampRow',
  tableName: 'record_timestamps',
  properties: {
    size: p.integer().primary().autoincrement(false),
    at: p.datetime(3),
    authority: p.text(),
    token: p.blob(),
  },
});

export const RECORD_ENTITIES = [
  ...[
    RecordHeadEntity,
    RecordLeafEntity,
    RecordOpeningEntity,
    RecordPriceOpeningEntity,
    RecordDayEntity,
    RecordTileEntity,
  ],
  ...[RecordCheckpointEntity, RecordCosignatureEntity, RecordTimestampEntity],
];
