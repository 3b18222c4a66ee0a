import { defineEntity, p } from '@mikro-orm/core';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { ODDS_PLACES } from '#schema/rules/picks/odds.ts';
import { MARKETS, PICK_RESULTS, PICK_STATUSES } from '#schema/rules/picks/pick-values.ts';

/** The content of a pick: what members pay for, and what may not change once the game has started. */
const words = {
  teamOne: p.string().length(80),
  teamTwo: p.string().length(80),
  pick: p.string().length(200),
  pickDetails: p.text(),
  market: p.enum(MARKETS).nullable(),
  line: p.decimal('number').precision(7).scale(2).nullable(),
  /** Decimal odds: a stake of 1 returns this much. */
  odds: p.decimal('number').precision(10).scale(ODDS_PLACES).nullable(),
  units: p.decimal('number').precision(6).scale(2).nullable(),
  /** Where the odds were seen. */
  book: p.string().length(80).nullable(),
  /** The chance that it was given at posting, from 0 to 1. */
  probability: p.decimal('number').precision(5).scale(4).nullable(),
  /** The New York day and time of the game. */
  date: p.date(),
  time: p.string().length(5),
};

/** A draft, scheduled, published or withdrawn pick. Triggers of the database protect its history. */
export const PickEntity = defineEntity({
  name: 'PickRow',
  tableName: 'picks',
  indexes: [
    { name: 'picks_day', properties: ['date', 'tier', 'startsAt'] },
    { name: 'picks_in_order', properties: ['date', 'startsAt', 'id'] },
    {
      name: 'picks_imported',
      expression: 'create index "picks_imported" on "picks" ("id") where "imported"',
    },
  ],
  properties: {
    id: p.string().length(40).primary(),
    league: p.text().$type<League>(),
    tier: p.text().$type<Tier>(),
    status: p.enum(PICK_STATUSES),
    ...words,
    /** `date` and `time` as a timestamp. */
    startsAt: p.datetime(3),
    /** The analyst or model that made it. */
    analyst: p.string().length(80).nullable(),
    releaseAt: p.datetime(3).nullable(),
    publishedAt: p.datetime(3).nullable(),
    /** When the first member could read it. From then on an edit makes a revision. */
    readableAt: p.datetime(3).nullable(),
    result: p.enum(PICK_RESULTS).default('PENDING'),
    gradedAt: p.datetime(3).nullable(),
    withdrawnAt: p.datetime(3).nullable(),
    withdrawnReason: p.string().length(500).nullable(),
    withdrawnBy: p.string().length(80).nullable(),
    /** Posted after its start: shown, and never counted. The database says so. */
    late: p.boolean().default(false),
    /** From before the log began: proven by nothing. */
    imported: p.boolean().default(false),
    /** The New York day after which everyone may read it. */
    revealOn: p.date().nullable(),
    version: p.integer().default(1),
    /** Chosen by the form, so that submitting it twice posts one pick. */
    requestId: p.string().length(64).nullable().unique(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

/** The content before an edit after release. */
export const PickRevisionEntity = defineEntity({
  name: 'PickRevisionRow',
  tableName: 'pick_revisions',
  properties: {
    pickId: p.string().length(40).primary(),
    version: p.integer().primary(),
    ...words,
    replacedAt: p.datetime(3),
  },
});

/** A result, or a change of one; only added to. */
export const PickGradeEntity = defineEntity({
  name: 'PickGradeRow',
  tableName: 'pick_grades',
  properties: {
    /** The reference keeps `picks` from being emptied, too (decision 44). */
    pick: () => p.manyToOne(PickEntity).primary(),
    n: p.integer().primary(),
    at: p.datetime(3),
    result: p.enum(PICK_RESULTS),
    voidReason: p.string().length(40).nullable(),
    score: p.string().length(80).nullable(),
    source: p.string().length(300).nullable(),
    author: p.string().length(80).nullable(),
    /** Of a change. */
    reason: p.string().length(500).nullable(),
  },
});

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
