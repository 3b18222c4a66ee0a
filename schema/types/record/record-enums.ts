import { PRICE_MOMENTS } from '#schema/rules/stats/price-moments.ts';
import { RECORD_KINDS } from '#schema/rules/stats/record-kinds.ts';
import { WINDOWS } from '#schema/rules/stats/seasons.ts';
import { DIMENSIONS } from '#schema/rules/stats/slices.ts';
import { enumOf } from '#schema/types/enums.ts';

export const RecordWindowEnum = enumOf('RecordWindow', 'Days of a record. There are no others.', WINDOWS, {
  ALL: 'Since the first pick.',
  SEASON: "Since the season began: the league's, or the winter's for all leagues.",
  DAYS_365: 'The last 365 days.',
  DAYS_90: 'The last 90 days.',
  DAYS_30: 'The last 30 days.',
});

export const RecordDimensionEnum = enumOf('RecordDimension', 'What a record is divided by.', DIMENSIONS, {
  LEAGUE: 'The league.',
  MARKET: 'The kind of bet.',
  ANALYST: 'The analyst or model.',
  TIER: 'The tier that the pick was posted for.',
  BAND: 'Decimal odds in six bands.',
  WEEKDAY: 'The weekday of the game.',
  MONTH: 'The month of the game.',
  SEASON: 'The league and its season.',
  PLAN: 'The plan: what its members could have had, at the prices when picks opened for them. A pick is in every plan that opens it.',
});

export const RecordKindEnum = enumOf('RecordKind', 'How the record counts a pick.', RECORD_KINDS, {
  WIN: 'Won.',
  LOSS: 'Lost.',
  PUSH: 'Landed on the line.',
  VOID: 'The bet did not count.',
  LATE: 'Posted after the start.',
  WITHDRAWN: 'Taken back before the start.',
  OVERDUE: 'Not opened in time: lost at the most units.',
});

export const PriceMomentEnum = enumOf('PriceMoment', 'When a price was taken.', PRICE_MOMENTS, {
  POSTED: 'As the pick was posted.',
  OPENED_FREE: 'As it opened for Free members.',
  OPENED_PLUS: 'As it opened for Plus members.',
  OPENED_PREMIUM: 'As it opened for Premium members.',
  OPENED_VIP: 'As it opened for VIP members.',
  CLOSE: 'The last one before the game.',
});

export const LuckDirectionEnum = enumOf(
  'LuckDirection',
  'What luck is asked about.',
  ['GAIN', 'LOSS'] as const,
  {
    GAIN: 'Units were won: this or better.',
    LOSS: 'Units were lost: this or worse.',
  },
);

export const LuckMethodEnum = enumOf('LuckMethod', 'How a chance was found.', ['NORMAL', 'DRAWS'] as const, {
  NORMAL: 'By the normal curve, from 200 picks on.',
  DRAWS: 'By 10,000 seeded draws of the same bets.',
});
