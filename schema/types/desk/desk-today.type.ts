import { Field, Int, ObjectType } from 'type-graphql';
import type { League } from '#schema/rules/picks/leagues.ts';
import { LeagueEnum } from '#schema/types/enums.ts';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';

@ObjectType('DeskLeague', {
  description:
    'A league that members expect picks of today: it had one in seven days, and plays as far as is known.',
})
export class DeskLeagueType {
  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;

  @Field(() => Int, { description: 'How many of its picks of today are posted.' })
  posted!: number;

  @Field(() => Int, { description: 'How many of today are drafts.' })
  drafts!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many games it plays; null: its schedule is not known.',
  })
  games!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When the first of them starts.' })
  firstStartsAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the last of them starts.' })
  lastStartsAt!: Date | null;
}

@ObjectType('DeskPicks', { description: 'What is left to do with picks.' })
export class DeskPicksType {
  @Field(() => Int, { description: 'How many of today are posted.' })
  posted!: number;

  @Field(() => Int, { description: 'How many of today are drafts.' })
  drafts!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the next game of today with a pick or a draft starts; null: none is left.',
  })
  nextStartsAt!: Date | null;

  @Field(() => Int, {
    description: 'How many posted picks of the last 30 days have started and have no result.',
  })
  toGrade!: number;

  @Field(() => [DeskLeagueType], {
    description: 'The leagues of today, the one that starts first before the others; at most 6.',
  })
  leagues!: DeskLeagueType[];
}

@ObjectType('DeskCashDay', { description: 'A day of cash, in cents, New York time.' })
export class DeskCashDayType {
  @Field(() => CalendarDate, { description: 'The day.' })
  day!: string;

  @Field(() => Int, {
    description: 'Charged, less what was refunded and taken back by banks, with what they gave back.',
  })
  cents!: number;
}

@ObjectType('DeskMoney', { description: 'The money of today, in cents, as the page of revenue counts it.' })
export class DeskMoneyType {
  @Field(() => Int, { description: 'Charged.' })
  chargedCents!: number;

  @Field(() => Int, { description: 'Refunded.' })
  refundedCents!: number;

  @Field(() => Int, { description: 'Taken back by banks.' })
  chargedBackCents!: number;

  @Field(() => Int, { description: 'Given back by banks, of disputes that were won.' })
  returnedCents!: number;

  @Field(() => Int, { description: 'How many charges succeeded.' })
  charges!: number;

  @Field(() => Int, { description: 'How many charges were declined.' })
  declined!: number;

  @Field(() => [DeskCashDayType], { description: 'The cash of the last seven days, today included.' })
  week!: DeskCashDayType[];
}

@ObjectType('DeskToday', { description: 'Today at a glance. What the role may not read is null.' })
export class DeskTodayType {
  @Field(() => CalendarDate, { description: 'The day in New York.' })
  date!: string;

  @Field(() => DeskPicksType, { nullable: true, description: 'For the scope PICKS.' })
  picks!: DeskPicksType | null;

  @Field(() => DeskMoneyType, { nullable: true, description: 'For the scope MONEY.' })
  money!: DeskMoneyType | null;

  @Field(() => Int, { nullable: true, description: 'How many accounts were made today; for MEMBERS_READ.' })
  joined!: number | null;
}
