import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { TRIAL_PAID_WITHIN_DAYS } from '#schema/rules/money/periods.ts';
import { MEMBER_FIGURES, type MemberFigure } from '#schema/rules/money/revenue-figures.ts';
import { enumOf, TierEnum } from '#schema/types/enums.ts';
import { connectionType, PageArgs } from '#schema/types/page.type.ts';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';

const MemberFigureEnum = enumOf(
  'MemberFigure',
  'A figure of revenue that is made of members. What is so at this moment knows no days.',
  MEMBER_FIGURES,
  {
    PAYING: 'Members who paid at the end of `to`, with what their plans brought.',
    LEFT: 'Members who had paid before and did not at the end of `to`: with `cohort` paused ones too, without it those whose plan ended.',
    GONE: 'Members who paid before `from` and not at the end of `to`, with what their plans had brought.',
    COMMITTED:
      'Plans that will go on bringing something once what is scheduled has happened, with what they will bring.',
    ENDING: 'Plans that are scheduled to end or to shrink, with what will be lost.',
    PAST_DUE: 'Plans that are past due, with what they bring.',
    TRIALING: 'Members in the trial of a plan.',
    GRANTED: 'Members with a complimentary plan.',
    TRIAL_PAID: `Trials that ended on these days and were paid for within ${TRIAL_PAID_WITHIN_DAYS} days.`,
    TRIAL_LOST: `Trials that ended on these days and were not paid for within ${TRIAL_PAID_WITHIN_DAYS} days.`,
    TRIAL_OPEN: `Trials that ended on these days, less than ${TRIAL_PAID_WITHIN_DAYS} days ago, and are not paid for yet.`,
  },
);

@ObjectType('FigureMember', { description: 'A member behind a figure of revenue.' })
export class FigureMemberType {
  @Field(() => ID, { description: 'The uid of the member.' })
  memberId!: string;

  @Field(() => String, { description: 'The member’s address.' })
  email!: string;

  @Field(() => TierEnum, { description: 'The plan; of a member who left, the last one.' })
  tier!: Tier;

  @Field(() => Int, {
    nullable: true,
    description: 'The part of the figure, in cents a month; null where it only counts members.',
  })
  cents!: number | null;

  @Field(() => DateTime, {
    description:
      'When the member first paid; of GONE, when the plan ended; of trials that ended, when that was; of what is so at this moment, when the period ends, except COMMITTED.',
  })
  at!: Date;
}

/** Which figure, and of which days. */
@ArgsType()
export class FigureMemberArgs extends PageArgs {
  @Field(() => MemberFigureEnum, { description: 'The figure.' })
  figure!: MemberFigure;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'The first day, of GONE and of trials that ended; by default the first of the month of `to`.',
  })
  from?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day; today by default.' })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only members who first paid in this month, written YYYY-MM; for PAYING and LEFT.',
  })
  cohort?: string | null;
}

export const FigureMemberConnectionType = connectionType(
  'FigureMember',
  () => FigureMemberType,
  'A page of the members behind a figure.',
);
