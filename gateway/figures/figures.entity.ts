import { defineEntity, p } from '@mikro-orm/core';
import { PRICE_MOMENTS } from '#schema/rules/stats/price-moments.ts';

/** A price of a pick's bet at a moment that figures need. */
export const PickPriceEntity = defineEntity({
  name: 'PickPriceRow',
  tableName: 'pick_prices',
  properties: {
    pickId: p.string().length(40).primary(),
    moment: p.enum(PRICE_MOMENTS).primary(),
    at: p.datetime(3),
    book: p.string().length(80).nullable(),
    line: p.decimal('number').precision(7).scale(2).nullable(),
    odds: p.decimal('number').precision(10).scale(6),
    /** Of the other side. */
    oddsOther: p.decimal('number').precision(10).scale(6).nullable(),
  },
});

/** The final score of a pick's game, the team named first before the other. */
export const GameScoreEntity = defineEntity({
  name: 'GameScoreRow',
  tableName: 'game_scores',
  properties: {
    pickId: p.string().length(40).primary(),
    at: p.datetime(3),
    one: p.integer(),
    two: p.integer(),
    source: p.string().length(300).nullable(),
  },
});

/** Picks that were not opened in time: they count as lost at the most units, for good. */
const RecordOverdueEntity = defineEntity({
  name: 'RecordOverdueRow',
  tableName: 'record_overdue',
  properties: {
    pickId: p.string().length(40).primary(),
    at: p.datetime(3),
    mostUnits: p.decimal('number').precision(6).scale(2),
  },
});

const dimensions = {
  day: p.date(),
  league: p.text(),
  market: p.text(),
  tier: p.text(),
  analyst: p.text(),
  band: p.text(),
};

/** A pick as the record counts it (gateway/database/program/figures/counts-of-pick.sql); `asTier` is empty as posted, else the plan that got another price. */
export const RecordCountedEntity = defineEntity({
  name: 'RecordCountedRow',
  tableName: 'record_counted',
  indexes: [
    { name: 'record_counted_day', properties: ['asTier', 'day', 'pickId'] },
    {
      name: 'record_counted_dimensions',
      properties: ['asTier', 'league', 'market', 'tier', 'analyst', 'day'],
    },
  ],
  properties: {
    pickId: p.string().length(40).primary(),
    asTier: p.text().primary(),
    /** -1 takes the pick as posted away from a plan's record. */
    sign: p.integer().primary(),
    ...dimensions,
    kind: p.text(),
    /** Hundredths of a unit, millionths of decimal odds, ten-thousandths of a chance. */
    stake: p.integer().nullable(),
    odds: p.bigint('bigint').nullable(),
    asPosted: p.boolean(),
    closeKind: p.text().nullable(),
    closeValue: p.bigint('bigint').nullable(),
    probability: p.integer().nullable(),
  },
});

const count = () => p.integer().default(0);
const whole = () => p.bigint('bigint').defaultRaw('0');
const square = () => p.decimal('string').columnType('numeric').defaultRaw('0');

/** Sums of counted picks as whole numbers of 10^-places (`SUM_COLUMNS`); '*' is any value. */
const RecordSumsEntity = defineEntity({
  name: 'RecordSumsRow',
  tableName: 'record_sums',
  indexes: [
    {
      name: 'record_sums_dimensions',
      properties: ['grain', 'asTier', 'league', 'market', 'tier', 'analyst', 'day'],
    },
  ],
  properties: {
    grain: p.text().primary(),
    asTier: p.text().primary(),
    day: p.date().primary(),
    league: p.text().primary(),
    market: p.text().primary(),
    tier: p.text().primary(),
    analyst: p.text().primary(),
    band: p.text().primary(),
    ...{ n: count(), w: count(), l: count(), push: count(), void: count(), late: count() },
    ...{ withdrawn: count(), overdue: count(), asPosted: count(), priced: count() },
    ...{ s: whole(), s2: whole(), p: whole(), p2: square(), ps: square(), variance: square() },
    ...{ inverseOdds: whole(), flatS: count(), flatP: whole(), flatP2: square(), flatVariance: whole() },
    ...{ clvN: count(), clv: whole(), clv2: square(), marginN: count(), margin: whole(), margin2: square() },
    ...{ movedN: count(), movedPoints: whole(), movedAhead: count() },
  },
});

/** Nights on which the sums were compared with the picks. While the last one differs, no figure is shown. */
export const RecordCheckEntity = defineEntity({
  name: 'RecordCheckRow',
  tableName: 'record_checks',
  properties: {
    id: p.integer().primary(),
    at: p.datetime(3),
    days: p.integer(),
    differing: p.integer(),
    firstDay: p.date().nullable(),
  },
});

export const FIGURE_ENTITIES = [
  ...[PickPriceEntity, GameScoreEntity, RecordOverdueEntity],
  ...[RecordCountedEntity, RecordSumsEntity, RecordCheckEntity],
];
