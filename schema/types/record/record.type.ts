import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { LeagueEnum, TierEnum } from '#schema/types/enums.ts';
import { CalendarDate } from '#schema/types/scalars.ts';

@ObjectType('Tally', {
  description:
    'Results of picks. A win earns its units times the odds minus the stake, a loss costs its units, and a push or void returns them.',
})
class TallyType {
  @Field(() => Int, { description: 'Picks that won.' })
  wins!: number;

  @Field(() => Int, { description: 'Picks that lost.' })
  losses!: number;

  @Field(() => Int, { description: 'Picks that landed on the line.' })
  pushes!: number;

  @Field(() => Int, { description: 'Picks whose bet did not count.' })
  voids!: number;

  @Field(() => Int, { description: 'Picks whose game has started and that have no result yet.' })
  pending!: number;

  @Field(() => Int, {
    description: 'Picks withdrawn after members could read them. They count nowhere else.',
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
    description: 'Wins divided by wins and losses, from 0 to 1; null before the first of either.',
  })
  winRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Units won minus units lost; null when no decided pick had odds and units.',
  })
  units!: number | null;

  @Field(() => Float, { description: 'Units staked on the decided picks that count in `units`.' })
  unitsStaked!: number;

  @Field(() => Int, {
    description: 'Wins, losses and pushes without odds or units. They do not count in `units`.',
  })
  unpriced!: number;
}

@ObjectType('LeagueRecord', { description: 'The results of a league.' })
class LeagueRecordType {
  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;

  @Field(() => TallyType, { description: 'The results of its picks.' })
  tally!: TallyType;
}

@ObjectType('TierRecord', { description: 'The results of a tier.' })
class TierRecordType {
  @Field(() => TierEnum, { description: 'The tier.' })
  tier!: Tier;

  @Field(() => TallyType, { description: 'The results of its picks.' })
  tally!: TallyType;
}

@ObjectType('AnalystRecord', { description: 'The results of an analyst or model.' })
class AnalystRecordType {
  @Field(() => String, {
    nullable: true,
    description: 'The analyst or model; null for picks without one.',
  })
  analyst!: string | null;

  @Field(() => TallyType, { description: 'The results of their picks.' })
  tally!: TallyType;
}

@ObjectType('TrackRecord', {
  description: 'The results of past days. Today is excluded, because its sums would reveal locked picks.',
})
export class TrackRecordType {
  @Field(() => CalendarDate, { description: 'The first New York day.' })
  from!: string;

  @Field(() => CalendarDate, {
    description: 'The last New York day: yesterday at the latest.',
  })
  to!: string;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The first of these days on which a counted pick was; null where there is none.',
  })
  firstDay!: string | null;

  @Field(() => TallyType, { description: 'All picks together.' })
  total!: TallyType;

  @Field(() => [LeagueRecordType], { description: 'By league, without leagues that had no pick.' })
  byLeague!: LeagueRecordType[];

  @Field(() => [TierRecordType], { description: 'By tier, without tiers that had no pick.' })
  byTier!: TierRecordType[];

  @Field(() => [AnalystRecordType], {
    description: 'By analyst or model, most picks first; at most 100.',
  })
  byAnalyst!: AnalystRecordType[];
}
