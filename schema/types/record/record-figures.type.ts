import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Calibration, CalibrationBin } from '#schema/rules/stats/calibration.ts';
import type { ClosingLineValue, LineMoves } from '#schema/rules/stats/clv.ts';
import type { ClvBin } from '#schema/rules/stats/clv-bins.ts';
import type { HitRate } from '#schema/rules/stats/hit-rate.ts';
import type { Interval } from '#schema/rules/stats/interval.ts';
import type { Luck } from '#schema/rules/stats/luck.ts';
import type { RecordFigures } from '#schema/rules/stats/record-figures.ts';
import type { Returns } from '#schema/rules/stats/yield.ts';
import { LuckDirectionEnum, LuckMethodEnum } from './record-enums.ts';

const N = 'How many observations it is made of.';
const NEEDED = 'How many observations it takes; with fewer, the values are null.';

@ObjectType('RecordInterval', { description: 'A 95 % interval, both ends included.' })
class RecordIntervalType implements Interval {
  @Field(() => Float, { description: 'The lower end.' })
  low!: number;

  @Field(() => Float, { description: 'The upper end.' })
  high!: number;
}

@ObjectType('RecordHitRate', {
  description: 'How often picks won, beside how often their prices needed them to.',
})
class RecordHitRateType implements HitRate {
  @Field(() => Int, { description: 'Wins and losses; pushes are not among them.' })
  n!: number;

  @Field(() => Int, { description: NEEDED })
  needed!: number;

  @Field(() => Float, { nullable: true, description: 'Wins divided by wins and losses, from 0 to 1.' })
  value!: number | null;

  @Field(() => RecordIntervalType, { nullable: true, description: 'Its 95 % interval by Wilson.' })
  interval!: Interval | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The rate at which the same prices win and lose nothing: the mean of 1/odds.',
  })
  breakEven!: number | null;

  @Field(() => Int, { description: 'Wins and losses that had a price: those `breakEven` is about.' })
  priced!: number;
}

@ObjectType('RecordReturns', { description: 'What stakes returned. Pushes are among the stakes.' })
class RecordReturnsType implements Returns {
  @Field(() => Int, { description: N })
  n!: number;

  @Field(() => Int, { description: NEEDED })
  needed!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Units won minus units lost; null before the first stake.',
  })
  units!: number | null;

  @Field(() => Float, { description: 'Units staked.' })
  staked!: number;

  @Field(() => Float, { nullable: true, description: 'Units won for each unit staked: 0.03 is 3 %.' })
  yield!: number | null;

  @Field(() => RecordIntervalType, { nullable: true, description: "The yield's 95 % interval." })
  interval!: Interval | null;
}

@ObjectType('RecordLuck', { description: 'How likely the result is if every price had been fair.' })
class RecordLuckType implements Luck {
  @Field(() => Int, { description: 'Wins and losses with a price.' })
  n!: number;

  @Field(() => Int, { description: NEEDED })
  needed!: number;

  @Field(() => Float, { nullable: true, description: 'Standard deviations above nothing won.' })
  z!: number | null;

  @Field(() => Float, { nullable: true, description: 'The chance that luck alone does as well or better.' })
  p!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Luck alone does this or more of it once in so many tries, a million at most.',
  })
  onceIn!: number | null;

  @Field(() => LuckDirectionEnum, {
    nullable: true,
    description: 'Whether `onceIn` is about a gain or a loss.',
  })
  direction!: 'GAIN' | 'LOSS' | null;

  @Field(() => LuckMethodEnum, { nullable: true, description: 'How the chance was found.' })
  method!: 'NORMAL' | 'DRAWS' | null;
}

@ObjectType('RecordClosingLine', { description: 'By how much prices beat the close on average.' })
class RecordClosingLineType implements ClosingLineValue {
  @Field(() => Int, { description: N })
  n!: number;

  @Field(() => Int, { description: NEEDED })
  needed!: number;

  @Field(() => Float, { nullable: true, description: 'The mean: 0.02 is two cents for each dollar staked.' })
  value!: number | null;

  @Field(() => RecordIntervalType, { nullable: true, description: "The mean's 95 % interval." })
  interval!: Interval | null;
}

@ObjectType('RecordLineMoves', { description: 'Picks whose line had moved by the close.' })
class RecordLineMovesType implements LineMoves {
  @Field(() => Int, { description: N })
  n!: number;

  @Field(() => Int, { description: NEEDED })
  needed!: number;

  @Field(() => Float, { nullable: true, description: 'Points gained by being early, on average.' })
  points!: number | null;

  @Field(() => Float, { nullable: true, description: 'The share with a better line than the close.' })
  ahead!: number | null;
}

@ObjectType('RecordFigures', {
  description: 'Every figure of a set of picks (docs/decisions/0027). Each carries its sample.',
})
export class RecordFiguresType implements RecordFigures {
  @Field(() => Int, { description: 'Wins, losses and pushes.' })
  n!: number;

  @Field(() => Int, { description: 'Picks that won.' })
  wins!: number;

  @Field(() => Int, { description: 'Picks that lost.' })
  losses!: number;

  @Field(() => Int, { description: 'Picks that landed on the line.' })
  pushes!: number;

  @Field(() => Int, { description: 'Picks whose bet did not count. They cost nothing.' })
  voids!: number;

  @Field(() => Int, { description: 'Picks posted after their game had started. They count nowhere else.' })
  late!: number;

  @Field(() => Int, { description: 'Picks withdrawn before their game. They count nowhere else.' })
  withdrawn!: number;

  @Field(() => Int, { description: 'Picks not opened in time: lost at the most units, and in no hit rate.' })
  overdue!: number;

  @Field(() => Int, {
    description:
      "In a plan's record: counted as posted, because the price at that plan's opening is not known.",
  })
  asPosted!: number;

  @Field(() => RecordHitRateType, { description: 'How often they won.' })
  hitRate!: HitRate;

  @Field(() => RecordReturnsType, { description: 'At the units that were given.' })
  staked!: Returns;

  @Field(() => RecordReturnsType, { description: 'At one unit a pick.' })
  flat!: Returns;

  @Field(() => RecordLuckType, { description: 'How easily luck alone does this.' })
  luck!: Luck;

  @Field(() => Int, {
    nullable: true,
    description:
      'Picks at one unit until a yield like this one stands out from luck as often as not; null below 0.',
  })
  picksNeeded!: number | null;

  @Field(() => RecordClosingLineType, {
    description: "Against both closing prices, without the book's margin.",
  })
  closingLine!: ClosingLineValue;

  @Field(() => RecordClosingLineType, {
    description: "Where one side's closing price is known: the margin is in it.",
  })
  closingLineWithMargin!: ClosingLineValue;

  @Field(() => RecordLineMovesType, { description: 'Where the line itself had moved.' })
  lineMoves!: LineMoves;
}

@ObjectType('RecordClosingLineBin', { description: 'How many picks beat the close by so much.' })
export class RecordClosingLineBinType implements ClvBin {
  @Field(() => Float, { nullable: true, description: 'From here; null: everything below `to`.' })
  from!: number | null;

  @Field(() => Float, { nullable: true, description: 'Up to here, excluded; null: everything from `from`.' })
  to!: number | null;

  @Field(() => Int, { description: 'The picks.' })
  n!: number;
}

@ObjectType('RecordCalibrationBin', { description: 'Picks that were given a similar chance.' })
class RecordCalibrationBinType implements CalibrationBin {
  @Field(() => Float, { description: 'Chances from here.' })
  from!: number;

  @Field(() => Float, { description: 'Chances up to here, excluded except at 1.' })
  to!: number;

  @Field(() => Int, { description: 'Wins and losses.' })
  n!: number;

  @Field(() => Float, { description: 'The mean chance that was given.' })
  forecast!: number;

  @Field(() => Float, { description: 'The share that won.' })
  hit!: number;

  @Field(() => RecordIntervalType, { nullable: true, description: "The share's 95 % interval by Wilson." })
  interval!: Interval | null;
}

@ObjectType('RecordCalibration', { description: 'Whether what was said to win 60 times in 100 did.' })
export class RecordCalibrationType implements Calibration {
  @Field(() => Int, { description: 'Wins and losses with a chance given at posting.' })
  n!: number;

  @Field(() => Int, { description: NEEDED })
  needed!: number;

  @Field(() => [RecordCalibrationBinType], { description: 'Tenths of the scale that have picks.' })
  bins!: CalibrationBin[];

  @Field(() => Float, { nullable: true, description: 'The Brier score: 0 is perfect.' })
  brier!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'What the share of wins, given to all of them, would score.',
  })
  baseline!: number | null;
}
