import { Field, Int, ObjectType } from 'type-graphql';
import type { PlanSource } from '#schema/rules/plan-source.ts';
import type { ChangeKind } from '#schema/rules/quote.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { ChangeKindEnum, PlanSourceEnum, TierEnum } from './enums.ts';
import { DateTime } from './scalars.ts';
import { UserType } from './user.type.ts';

@ObjectType('PriceLine', { description: 'One line of a price; a discount is below zero.' })
export class PriceLineType {
  @Field(() => String, { description: 'What it is for.' })
  description!: string;

  @Field(() => Int, { description: 'Cents.' })
  cents!: number;
}

@ObjectType('PriceQuote', { description: 'What a purchase costs now, and what comes next.' })
export class PriceQuoteType {
  @Field(() => [PriceLineType], { description: 'What the total adds up from.' })
  lines!: PriceLineType[];

  @Field(() => Int, { description: 'What is charged now, in cents.' })
  totalCents!: number;

  @Field(() => String, { description: 'ISO 4217 code of the currency.' })
  currency!: string;

  @Field(() => DateTime, { nullable: true, description: 'When the next charge is due.' })
  nextChargeAt!: Date | null;

  @Field(() => Int, { description: 'How much the next charge will be, in cents.' })
  nextChargeCents!: number;

  @Field(() => String, { description: 'All of it in one sentence, to stand beside the button.' })
  sentence!: string;
}

@ObjectType('PlanChangePreview', { description: 'What a change of plan costs now, and what comes next.' })
export class PlanChangePreviewType extends PriceQuoteType {
  @Field(() => ChangeKindEnum, { description: 'Which way it goes.' })
  kind!: ChangeKind;

  @Field(() => DateTime, { description: 'When it takes effect: now, or at the end of the period.' })
  takesEffectAt!: Date;
}

@ObjectType('Subscription', { description: 'The plan that a member holds.' })
export class SubscriptionType {
  @Field(() => TierEnum, { description: 'The tier that was bought or given.' })
  tier!: Tier;

  @Field(() => PlanSourceEnum, { description: 'Bought or given.' })
  source!: PlanSource;

  @Field(() => Boolean, { description: 'Whether it is in its one-day trial.' })
  inTrial!: boolean;

  @Field(() => Boolean, { description: 'Whether a payment failed and is tried again.' })
  pastDue!: boolean;

  @Field(() => DateTime, { description: 'When the present period, or the trial, began.' })
  currentPeriodStartsAt!: Date;

  @Field(() => DateTime, { description: 'When the present period, or the trial, ends.' })
  currentPeriodEndsAt!: Date;

  @Field(() => Boolean, { description: 'Whether it ends then instead of renewing.' })
  cancelAtPeriodEnd!: boolean;

  @Field(() => TierEnum, { nullable: true, description: 'The tier it changes to then; null when it stays.' })
  pendingTier!: Tier | null;

  @Field(() => DateTime, { nullable: true, description: 'While past due: how long access goes on.' })
  graceEndsAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the next charge is due; null when none will be.',
  })
  nextChargeAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'How much it will be, in cents.' })
  nextChargeCents!: number | null;
}

@ObjectType('SubscriptionPayload', {
  description: 'The answer of a write to the plan of the signed-in member.',
})
export class SubscriptionPayload {
  @Field(() => UserType, { description: 'The member as they now stand.' })
  user!: UserType;

  @Field(() => SubscriptionType, {
    nullable: true,
    description: 'The plan as it now stands; null when it has ended.',
  })
  subscription!: SubscriptionType | null;
}
