import { ArgsType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { CancelReason } from '#schema/rules/money/cancel-reasons.ts';
import type { MovementKind } from '#schema/rules/money/mrr.ts';
import type { RevenueCheck } from '#schema/rules/money/revenue-checks.ts';
import { TierEnum } from './enums.ts';
import { connectionType, PageArgs } from './page.type.ts';
import { MovementKindEnum, RevenueCheckEnum } from './revenue-enums.ts';
import { CalendarDate, DateTime } from './scalars.ts';
import { CancelReasonEnum } from './subscription.input.ts';

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
    description: 'Monthly recurring revenue, in cents: bought plans that are active or past due.',
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

  @Field(() => Float, { description: 'From plans that ended; not positive.' })
  churnCents!: number;

  @Field(() => Float, { description: 'Recurring revenue at its end.' })
  endCents!: number;

  @Field(() => Int, { description: 'Members who paid at its start.' })
  startPayers!: number;

  @Field(() => Int, { description: 'Those of them who no longer paid at its end.' })
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

  @Field(() => Float, { description: 'Charged; canceled charges count nothing.' })
  chargedCents!: number;

  @Field(() => Float, { description: 'Refunded.' })
  refundedCents!: number;

  @Field(() => Float, { description: 'Taken back by banks.' })
  chargedBackCents!: number;
}

@ObjectType('ChurnReason', { description: 'Why plans ended in the range.' })
export class ChurnReasonType {
  @Field(() => String, {
    description: '`cancelled`, `payment-failed`, `revoked`, `own-limit` or `account-deleted`.',
  })
  reason!: string;

  @Field(() => Int, { description: 'Plans that ended.' })
  plans!: number;

  @Field(() => Float, { description: 'What they brought a month, in cents.' })
  cents!: number;
}

@ObjectType('SaidReason', { description: 'How many members said at their cancellation why they leave.' })
export class SaidReasonType {
  @Field(() => CancelReasonEnum, { nullable: true, description: 'What they said; null: nothing.' })
  reason!: CancelReason | null;

  @Field(() => Int, { description: 'Plans that ended.' })
  plans!: number;
}

@ObjectType('TrialMonth', { description: 'The trials of plans that ended in a month.' })
export class TrialMonthType {
  @Field(() => String, { description: 'The month in which they ended, written YYYY-MM.' })
  month!: string;

  @Field(() => Int, { description: 'Trials that ended.' })
  ended!: number;

  @Field(() => Int, { description: 'Those that were paid for within eight days.' })
  paid!: number;

  @Field(() => Int, { description: 'Those that are younger than eight days and not paid for yet.' })
  open!: number;
}

@ObjectType('RetentionRow', {
  description: 'The members who first paid in a month, and how many of them still paid later.',
})
export class RetentionRowType {
  @Field(() => String, { description: 'The month of their first payment, written YYYY-MM.' })
  cohort!: string;

  @Field(() => Int, { description: 'How many they are.' })
  members!: number;

  @Field(() => [Int], {
    description: 'How many paid at the end of that month, and of each month after it until now; at most 25.',
  })
  paying!: number[];
}

@ObjectType('Recovery', {
  description: 'Renewals that were declined at least once in the range, and what became of them.',
})
export class RecoveryType {
  @Field(() => Int, { description: 'Paid after all.' })
  recovered!: number;

  @Field(() => Float, { description: 'What those paid, in cents.' })
  recoveredCents!: number;

  @Field(() => Int, { description: 'Never paid.' })
  lost!: number;

  @Field(() => Float, { description: 'What those owed, in cents.' })
  lostCents!: number;

  @Field(() => Int, { description: 'Still tried.' })
  open!: number;

  @Field(() => Float, { description: 'What those owe, in cents.' })
  openCents!: number;
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

@ObjectType('MrrMovement', { description: 'A change of what a member’s plan brings.' })
export class MrrMovementType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => ID, { description: 'The member.' })
  memberId!: string;

  @Field(() => String, { description: 'The member’s address.' })
  email!: string;

  @Field(() => MovementKindEnum, { description: 'What kind of change it is.' })
  kind!: MovementKind;

  @Field(() => String, { nullable: true, description: 'Why the plan ended; null for other kinds.' })
  reason!: string | null;

  @Field(() => TierEnum, { description: 'The tier after it; of an ended plan the last one.' })
  tier!: Tier;

  @Field(() => Int, { description: 'What changed, in cents a month.' })
  cents!: number;
}

/** Which movements are listed. */
@ArgsType()
export class MrrMovementArgs extends PageArgs {
  @Field(() => CalendarDate, { nullable: true, description: 'The first day; any by default.' })
  from?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day; any by default.' })
  to?: string | null;

  @Field(() => MovementKindEnum, { nullable: true, description: 'Only this kind.' })
  kind?: MovementKind | null;

  @Field(() => String, { nullable: true, description: 'Only plans that ended for this reason.' })
  reason?: string | null;
}

export const MrrMovementConnectionType = connectionType(
  'MrrMovement',
  () => MrrMovementType,
  'A page of movements, newest first.',
);
