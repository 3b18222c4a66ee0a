import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { League } from '#schema/rules/leagues.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { LeagueEnum, TierEnum } from './enums.ts';
import { CalendarDate } from './scalars.ts';

@ObjectType('Tally', {
  description:
    'How picks did. A win pays its units times the odds less the stake, a loss costs its units, a push and a void give them back.',
})
export class TallyType {
  @Field(() => Int, { description: 'Picks that won.' })
  wins!: number;

  @Field(() => Int, { description: 'Picks that lost.' })
  losses!: number;

  @Field(() => Int, { description: 'Picks that landed on the line.' })
  pushes!: number;

  @Field(() => Int, { description: 'Picks whose bet did not count.' })
  voids!: number;

  @Field(() => Int, { description: 'Picks whose game has started and that nobody has decided yet.' })
  pending!: number;

  @Field(() => Int, {
    description: 'Picks taken back after members could read them. They count nowhere else.',
  })
  withdrawn!: number;

  @Field(() => Int, {
    description: 'Picks posted after their game had started. They count nowhere else.',
  })
  late!: number;

  @Field(() => Int, {
    description:
      'Of `losses`: picks that were not opened within 24 hours of their deadline, and so count as lost at the most units.',
  })
  overdue!: number;

  @Field(() => Int, {
    description: 'Of all that is counted: picks from before the log began, which nothing proves.',
  })
  unproven!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Wins of the wins and losses, from 0 to 1; null before the first of either.',
  })
  winRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Units won less units lost; null when no decided pick had odds and units.',
  })
  units!: number | null;

  @Field(() => Float, { description: 'Units staked on the decided picks that `units` is about.' })
  unitsStaked!: number;

  @Field(() => Int, {
    description: 'Wins, losses and pushes that had no odds or units: counted, and not in `units`.',
  })
  unpriced!: number;
}

@ObjectType('LeagueRecord', { description: 'How the picks of a league did.' })
export class LeagueRecordType {
  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;

  @Field(() => TallyType, { description: 'How its picks did.' })
  tally!: TallyType;
}

@ObjectType('TierRecord', { description: 'How the picks of a tier did.' })
export class TierRecordType {
  @Field(() => TierEnum, { description: 'The tier.' })
  tier!: Tier;

  @Field(() => TallyType, { description: 'How its picks did.' })
  tally!: TallyType;
}

@ObjectType('AnalystRecord', { description: 'How the picks of an analyst or model did.' })
export class AnalystRecordType {
  @Field(() => String, {
    nullable: true,
    description: 'The analyst or model; null for picks that name none.',
  })
  analyst!: string | null;

  @Field(() => TallyType, { description: 'How their picks did.' })
  tally!: TallyType;
}

@ObjectType('TrackRecord', {
  description:
    'How the picks of past days did. Today is not in it: what is locked to somebody cannot be told from its sums.',
})
export class TrackRecordType {
  @Field(() => CalendarDate, { description: 'The first New York day that it is about.' })
  from!: string;

  @Field(() => CalendarDate, {
    description: 'The last New York day that it is about: yesterday at the latest.',
  })
  to!: string;

  @Field(() => TallyType, { description: 'All of them together.' })
  total!: TallyType;

  @Field(() => [LeagueRecordType], { description: 'By league, those without a pick left out.' })
  byLeague!: LeagueRecordType[];

  @Field(() => [TierRecordType], { description: 'By tier, those without a pick left out.' })
  byTier!: TierRecordType[];

  @Field(() => [AnalystRecordType], {
    description: 'By analyst or model, most picks first; at most 100.',
  })
  byAnalyst!: AnalystRecordType[];
}
