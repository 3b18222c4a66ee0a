import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import type { RevenueCheck } from '#schema/rules/money/revenue-checks.ts';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';
import {
  ChurnReasonType,
  RecoveryType,
  RetentionRowType,
  SaidReasonType,
  TrialMonthType,
} from './retention.type.ts';
import { RevenueCheckEnum } from './revenue-enums.ts';

/** Sums of money are floats, because the cents of a large house do not fit into an Int. They are whole numbers all the same. */
@ObjectType('RevenueCheckResult', {
  description: 'One of the comparisons that figures of revenue depend on.',
})
class RevenueCheckResultType {
  @Field(() => RevenueCheckEnum, { description: 'Which comparison.' })
  check!: RevenueCheck;

  @Field(() => Boolean, { description: 'Whether both sides were equal.' })
  passed!: boolean;
}

@ObjectType('RevenueNow', { description: 'What the plans of this moment bring.' })
export class RevenueNowType {
  @Field(() => Float, {
    description:
      'Monthly recurring revenue, in cents: bought plans that are active or past due, from the first payment for them on.',
  })
  mrrCents!: number;

  @Field(() => Float, { description: 'The part of it that is past due, in cents.' })
  pastDueCents!: number;

  @Field(() => Float, {
    description:
      'What is left of it after cancellations and downgrades that are already scheduled, in cents.',
  })
  committedCents!: number;

  @Field(() => Int, { description: 'Members who pay.' })
  paying!: number;

  @Field(() => Int, { description: 'Members in the trial of a plan.' })
  trials!: number;

  @Field(() => Int, { description: 'Members with a complimentary plan.' })
  granted!: number;
}

@ObjectType('RevenueMonth', {
  description: 'A month of recurring revenue, New York time. Amounts are in cents a month.',
})
export class RevenueMonthType {
  @Field(() => String, { description: 'The month, written YYYY-MM.' })
  month!: string;

  @Field(() => Float, { description: 'Recurring revenue at its start.' })
  startCents!: number;

  @Field(() => Float, { description: 'From members who paid for the first time.' })
  newCents!: number;

  @Field(() => Float, { description: 'From members who came back.' })
  reactivationCents!: number;

  @Field(() => Float, { description: 'From upgrades.' })
  expansionCents!: number;

  @Field(() => Float, { description: 'From downgrades; not positive.' })
  contractionCents!: number;

  @Field(() => Float, { description: 'From prices and discounts that changed without the plan.' })
  priceCents!: number;

  @Field(() => Float, { description: 'From plans that their members paused; not positive.' })
  pauseCents!: number;

  @Field(() => Float, { description: 'From paused plans that run again, or ended and are counted there.' })
  resumeCents!: number;

  @Field(() => Float, { description: 'From plans that ended; not positive.' })
  churnCents!: number;

  @Field(() => Float, { description: 'Recurring revenue at its end.' })
  endCents!: number;

  @Field(() => Int, { description: 'Members who paid at its start.' })
  startPayers!: number;

  @Field(() => Int, {
    description: 'Those of them, and of those with a paused plan, whose plan ended in it.',
  })
  gonePayers!: number;

  @Field(() => Int, { description: 'Members who paid at its end.' })
  endPayers!: number;
}

@ObjectType('RevenueDay', { description: 'A day of revenue, New York time. Amounts are in cents.' })
export class RevenueDayType {
  @Field(() => CalendarDate, { description: 'The day.' })
  day!: string;

  @Field(() => Float, { description: 'Monthly recurring revenue at its end.' })
  mrrCents!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The part of it that was past due; null for days before this was counted.',
  })
  pastDueCents!: number | null;

  @Field(() => Float, { description: 'Charged; canceled charges count nothing.' })
  chargedCents!: number;

  @Field(() => Float, { description: 'Refunded.' })
  refundedCents!: number;

  @Field(() => Float, { description: 'Taken back by banks.' })
  chargedBackCents!: number;

  @Field(() => Float, { description: 'Given back by banks, of disputes that were won.' })
  returnedCents!: number;
}

/** The days of the figures. */
@ArgsType()
export class RevenueArgs {
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The first day; by default the first of the month eleven months ago.',
  })
  from?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day; today by default.' })
  to?: string | null;
}

@ObjectType('Revenue', {
  description:
    'The figures of revenue. A part is null while a check that it depends on has failed, and before the first check.',
})
export class RevenueType {
  @Field(() => CalendarDate, { description: 'The first day.' })
  from!: string;

  @Field(() => CalendarDate, { description: 'The last day.' })
  to!: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Since when each change of a plan is known. Before it only first months and ends are. Null: since the first plan.',
  })
  watchedSince!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the checks last ran; null before the first time.',
  })
  checkedAt!: Date | null;

  @Field(() => [RevenueCheckResultType], {
    description: 'The checks, at most 4; none before the first time.',
  })
  checks!: RevenueCheckResultType[];

  @Field(() => RevenueNowType, { nullable: true, description: 'This moment.' })
  now!: RevenueNowType | null;

  @Field(() => [RevenueMonthType], { nullable: true, description: 'The months of the range, at most 26.' })
  months!: RevenueMonthType[] | null;

  @Field(() => [RevenueDayType], { nullable: true, description: 'The days of the range, at most 763.' })
  days!: RevenueDayType[] | null;

  @Field(() => [ChurnReasonType], { nullable: true, description: 'Why plans ended, at most 10 reasons.' })
  churnReasons!: ChurnReasonType[] | null;

  @Field(() => [SaidReasonType], {
    nullable: true,
    description: 'What members said of the plans that they canceled and that ended, at most 7 reasons.',
  })
  saidReasons!: SaidReasonType[] | null;

  @Field(() => [TrialMonthType], {
    nullable: true,
    description: 'Trials of plans, by the month of their end; at most 26.',
  })
  trials!: TrialMonthType[] | null;

  @Field(() => [RetentionRowType], {
    nullable: true,
    description: 'Retention, by the month of the first payment: the last 25 months.',
  })
  retention!: RetentionRowType[] | null;

  @Field(() => RecoveryType, { nullable: true, description: 'Declined renewals.' })
  recovery!: RecoveryType | null;
}
