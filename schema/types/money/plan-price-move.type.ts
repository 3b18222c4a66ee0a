import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PaidTier } from '#schema/rules/access/tiers.ts';
import { TierEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('PlanPriceMove', {
  description: 'Running plans that get another price, each with a renewal that was announced.',
})
export class PlanPriceMoveType {
  @Field(() => ID, { description: 'Its id, such as `move_…`.' })
  id!: string;

  @Field(() => TierEnum, { description: 'The plan.' })
  tier!: PaidTier;

  @Field(() => Int, { description: 'What a month costs before discounts once a plan is moved, in cents.' })
  cents!: number;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address of who proposed it; null where the account is gone.',
  })
  proposedByEmail!: string | null;

  @Field(() => DateTime, { description: 'When it was proposed.' })
  proposedAt!: Date;

  @Field(() => String, { nullable: true, description: 'The address of who approved it; null: nobody has.' })
  approvedByEmail!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was approved; members are notified from then on.',
  })
  approvedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was ended: nobody is notified from then on.',
  })
  endedAt!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether you may approve it now: another owner, or after an hour the only one.',
  })
  mayApprove!: boolean;

  @Field(() => Int, { description: 'How many members were notified.' })
  told!: number;

  @Field(() => Int, {
    description: 'How many running plans cost another price still, those told among them.',
  })
  left!: number;
}

@InputType('ProposePriceMoveInput', { description: 'Running plans to move to what the plan costs today.' })
export class ProposePriceMoveInput {
  @Field(() => TierEnum, { description: 'The plan, not the free one.' })
  tier!: PaidTier;

  @Field(() => Int, {
    description: 'What a month costs today, in cents, as it was shown. Anything else is PRICE_CHANGED.',
  })
  cents!: number;

  @Field(() => String, { description: 'Why, for the audit log; at most 200 characters.' })
  reason!: string;

  @Field(() => ID, {
    description: 'Chosen by the caller, at most 64 characters: the same id never proposes twice.',
  })
  requestId!: string;
}

@InputType('PriceMoveInput', { description: 'A move of running plans.' })
export class PriceMoveInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@ObjectType('PriceMovePayload', {
  description: 'The result of `proposePriceMove`, `approvePriceMove` and `endPriceMove`.',
})
export class PriceMovePayload {
  @Field(() => [PlanPriceMoveType], {
    description: 'The moves now, as `planPriceMoves` lists them; at most 50.',
  })
  planPriceMoves!: PlanPriceMoveType[];
}
