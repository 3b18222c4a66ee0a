import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';

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
