import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { CancelReason } from '#schema/rules/money/cancel-reasons.ts';
import { TRIAL_PAID_WITHIN_DAYS } from '#schema/rules/money/periods.ts';
import { CancelReasonEnum } from '#schema/types/money/subscription.input.ts';

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

  @Field(() => Int, { description: `Those that were paid for within ${TRIAL_PAID_WITHIN_DAYS} days.` })
  paid!: number;

  @Field(() => Int, {
    description: `Those that are younger than ${TRIAL_PAID_WITHIN_DAYS} days and not paid for yet.`,
  })
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
  description:
    'Renewals and first charges after a trial, by the day of their invoice, that a bank declined at least once, and what became of them.',
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
