import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import type { Drawdown } from '#schema/rules/stats/drawdown.ts';
import type { PlottedDay } from '#schema/rules/stats/plotted-days.ts';
import type { RecordKind } from '#schema/rules/stats/record-kinds.ts';
import type { RecordWindow } from '#schema/rules/stats/seasons.ts';
import type { Dimension } from '#schema/rules/stats/slices.ts';
import { LeagueEnum, MarketEnum, TierEnum } from '#schema/types/enums.ts';
import { connectionType, PageArgs } from '#schema/types/page.type.ts';
import { GameScoreType } from '#schema/types/picks/price.type.ts';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';
import { RecordDimensionEnum, RecordKindEnum, RecordWindowEnum } from './record-enums.ts';
import { RecordCalibrationType, RecordClosingLineBinType, RecordFiguresType } from './record-figures.type.ts';

/** Types of days that are over: their picks are open to everyone, so every field may be selected. */
@InputType('RecordStatsFilter', {
  description: 'The picks of a record. All conditions must match. Only days that are over are counted.',
})
export class RecordStatsFilter {
  @Field(() => LeagueEnum, { nullable: true, description: 'Only this league.' })
  league?: League | null;

  @Field(() => MarketEnum, { nullable: true, description: 'Only this kind of bet.' })
  market?: Market | null;

  @Field(() => String, { nullable: true, description: 'Only this analyst or model.' })
  analyst?: string | null;

  @Field(() => TierEnum, { nullable: true, description: 'Only picks posted for this tier.' })
  tier?: Tier | null;

  @Field(() => RecordWindowEnum, { nullable: true, description: 'The days; all by default.' })
  window?: RecordWindow | null;

  @Field(() => TierEnum, {
    nullable: true,
    description:
      'As members of this plan could have had it: their picks, at the price when each opened for them.',
  })
  asTier?: Tier | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Only days from this one on, instead of a window: since someone joined.',
  })
  since?: string | null;
}

@ObjectType('RecordSlice', { description: 'The part of a record that shares a value.' })
class RecordSliceType {
  @Field(() => String, { description: 'The value: NFL, SPREAD, 2026-11. Empty where the picks name none.' })
  name!: string;

  @Field(() => RecordFiguresType, { description: 'Its figures.' })
  figures!: RecordFiguresType;

  @Field(() => Float, {
    nullable: true,
    description: 'The chance of luck alone, corrected for all slices of its table (Benjamini and Hochberg).',
  })
  adjustedChance!: number | null;
}

@ObjectType('RecordSlices', { description: 'A record divided by one dimension.' })
export class RecordSlicesType {
  @Field(() => RecordDimensionEnum, { description: 'The dimension.' })
  dimension!: Dimension;

  @Field(() => [RecordSliceType], { description: 'The parts, most picks first, never by profit.' })
  slices!: RecordSliceType[];
}

@ObjectType('RecordDrawdown', { description: 'The deepest fall of the units, at the ends of days.' })
class RecordDrawdownType implements Drawdown {
  @Field(() => Float, { description: 'Units below the height before it.' })
  units!: number;

  @Field(() => CalendarDate, { nullable: true, description: 'The first day of the fall.' })
  from!: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The day on which it was deepest.' })
  to!: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day that had made up for it; null: not yet.',
  })
  recovered!: string | null;
}

@ObjectType('RecordStats', { description: 'Figures of a record.' })
export class RecordStatsType {
  @Field(() => RecordWindowEnum, { description: 'The window.' })
  window!: RecordWindow;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The first New York day; null: since the first pick.',
  })
  from!: string | null;

  @Field(() => CalendarDate, { description: 'The last New York day: yesterday.' })
  to!: string;

  @Field(() => Boolean, {
    description:
      'Whether figures are withheld because the nightly recomputation found a difference. They are null then.',
  })
  withheld!: boolean;

  @Field(() => RecordFiguresType, { nullable: true, description: 'All picks together.' })
  figures!: RecordFiguresType | null;

  @Field(() => [RecordSlicesType], { description: 'By each dimension that was named.' })
  by!: RecordSlicesType[];

  @Field(() => [RecordClosingLineBinType], {
    simple: true,
    description:
      'Closing line values in whole per cents, both closing prices known; none where there are too few.',
  })
  closingLineBins!: () => Promise<RecordClosingLineBinType[]>;

  @Field(() => Int, {
    nullable: true,
    simple: true,
    description:
      'Graded picks whose closing price was noted more than a minute before the start: it is in no closing line value. Null while figures are withheld.',
  })
  earlyCloses!: () => Promise<number | null>;

  @Field(() => RecordCalibrationType, {
    nullable: true,
    simple: true,
    description: 'Whether stated chances came true.',
  })
  calibration!: () => Promise<RecordCalibrationType | null>;
}

@ObjectType('RecordCurveDay', { description: 'The record at the end of a New York day.' })
class RecordCurveDayType implements PlottedDay {
  @Field(() => CalendarDate, { description: 'The day.' })
  day!: string;

  @Field(() => Int, { description: 'Graded picks so far.' })
  picks!: number;

  @Field(() => Float, { description: 'Units so far.' })
  units!: number;

  @Field(() => Float, { description: 'Units below the highest end of a day so far.' })
  belowPeak!: number;

  @Field(() => Float, { description: 'Luck alone stays this near to nothing in 95 of 100 records.' })
  luck!: number;
}

@ObjectType('RecordCurve', { description: 'Units over days.' })
export class RecordCurveType {
  @Field(() => [RecordCurveDayType], {
    description: 'The days that had picks, in order; none while withheld.',
  })
  days!: PlottedDay[];

  @Field(() => RecordDrawdownType, { nullable: true, description: 'The deepest fall at the units given.' })
  drawdown!: Drawdown | null;

  @Field(() => RecordDrawdownType, { nullable: true, description: 'The deepest fall at one unit a pick.' })
  flatDrawdown!: Drawdown | null;
}

@ArgsType()
export class RecordRowsArgs {
  @Field(() => RecordStatsFilter, { nullable: true, description: 'Which picks; by default all.' })
  filter?: RecordStatsFilter | null;

  @Field(() => [RecordKindEnum], { nullable: true, description: 'Only those counted so; any by default.' })
  kinds?: RecordKind[] | null;

  @Field(() => Int, { nullable: true, description: 'How many, at most 100; 50 by default.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The `cursor` of the row to continue after.' })
  after?: string | null;
}

@ObjectType('RecordRow', { description: 'A pick as a record counts it.' })
export class RecordRowType {
  @Field(() => String, {
    deprecationReason: 'For `recordRows` only. The edges of `recordPicks` have cursors of their own.',
    description: 'Pass it as `after` to `recordRows` to continue.',
  })
  cursor!: string;

  @Field(() => ID, { description: 'The pick.' })
  pickId!: string;

  @Field(() => CalendarDate, { description: 'The New York day of its game.' })
  day!: string;

  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;

  @Field(() => TierEnum, { description: 'The tier.' })
  tier!: Tier;

  @Field(() => String, { description: 'The team named first.' })
  teamOne!: string;

  @Field(() => String, { description: 'The team named second.' })
  teamTwo!: string;

  @Field(() => String, { description: 'What was bet on, in words.' })
  pick!: string;

  @Field(() => MarketEnum, { nullable: true, description: 'The kind of bet.' })
  market!: Market | null;

  @Field(() => String, { nullable: true, description: 'The analyst or model.' })
  analyst!: string | null;

  @Field(() => RecordKindEnum, { description: 'How it counts.' })
  kind!: RecordKind;

  @Field(() => Float, { nullable: true, description: 'Decimal odds, at the price that the record counts.' })
  odds!: number | null;

  @Field(() => Float, { nullable: true, description: 'Units staked.' })
  units!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Units won or lost; null where it does not count in the record.',
  })
  profit!: number | null;

  @Field(() => Float, { nullable: true, description: 'Against both closing prices, where they are known.' })
  closingLineValue!: number | null;

  @Field(() => GameScoreType, {
    nullable: true,
    description: 'The final score of its game; null until it was entered.',
  })
  score!: GameScoreType | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was posted.' })
  postedAt!: Date | null;
}

export const RecordRowConnectionType = connectionType(
  'RecordRow',
  () => RecordRowType,
  'A page of the picks behind the figures.',
);

/** The arguments of the list of a record's picks. */
@ArgsType()
export class RecordPicksArgs extends PageArgs {
  @Field(() => RecordStatsFilter, { nullable: true, description: 'Which picks; by default all.' })
  filter?: RecordStatsFilter | null;

  @Field(() => [RecordKindEnum], { nullable: true, description: 'Only those counted so; any by default.' })
  kinds?: RecordKind[] | null;
}
