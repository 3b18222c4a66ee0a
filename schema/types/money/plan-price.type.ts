import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PaidTier } from '#schema/rules/access/tiers.ts';
import { TierEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('PlanPrice', { description: 'A price of a plan, from a moment on.' })
export class PlanPriceType {
  @Field(() => Int, { description: 'Counts all prices; the highest is the version of all of them.' })
  id!: number;

  @Field(() => TierEnum, { description: 'The plan.' })
  tier!: PaidTier;

  @Field(() => Int, { description: 'For so many months.' })
  months!: number;

  @Field(() => Int, { description: 'What they cost before discounts, in cents.' })
  cents!: number;

  @Field(() => DateTime, { description: 'From when on.' })
  startsAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The address of who added it; null for the documented prices, and where the account is gone.',
  })
  byEmail!: string | null;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: Date;
}

@InputType('PlanPriceInput', { description: 'A price of a plan that is not written yet.' })
export class PlanPriceInput {
  @Field(() => TierEnum, { description: 'The plan, not the free one.' })
  tier!: PaidTier;

  @Field(() => Int, { description: 'For so many months: 1.' })
  months!: number;

  @Field(() => Int, { description: 'What they cost before discounts, in cents: 100 to 1,000,000.' })
  cents!: number;

  @Field(() => DateTime, { nullable: true, description: 'From when on, within a year; null: at once.' })
  startsAt!: Date | null;
}

@InputType('ChangePlanPriceInput', { description: 'A new price of a plan.' })
export class ChangePlanPriceInput extends PlanPriceInput {
  @Field(() => Int, {
    description: 'The highest id of `planPrices` that was shown. A higher one by now is CONFLICT.',
  })
  version!: number;

  @Field(() => String, { description: 'Why, for the audit log; at most 200 characters.' })
  reason!: string;

  @Field(() => ID, {
    description: 'Chosen by the caller, at most 64 characters: the same id never changes a price twice.',
  })
  requestId!: string;
}

@ObjectType('PlanPricePreview', {
  description: 'What a new price would do. It reaches new plans and changes of plan only.',
})
export class PlanPricePreviewType {
  @Field(() => Int, { description: 'What the plan costs until then, in cents.' })
  beforeCents!: number;

  @Field(() => Int, { description: 'What it costs from then on, in cents.' })
  afterCents!: number;

  @Field(() => DateTime, { description: 'From when on.' })
  startsAt!: Date;

  @Field(() => Int, {
    description: 'How many plans run and keep the price that was agreed to; trials are among them.',
  })
  runningPlans!: number;

  @Field(() => Int, {
    description: 'How many members change to it at the end of their period, at the price that was said.',
  })
  plannedChanges!: number;
}

@ObjectType('ChangePlanPricePayload', { description: 'The result of `changePlanPrice`.' })
export class ChangePlanPricePayload {
  @Field(() => [PlanPriceType], { description: 'The prices now, as `planPrices` lists them; at most 200.' })
  planPrices!: PlanPriceType[];
}
