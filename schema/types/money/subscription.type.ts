import { Field, Int, ObjectType } from 'type-graphql';
import type { LimitStop } from '#schema/rules/access/limits.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { PlanSource } from '#schema/rules/money/plans.ts';
import type { ChangeKind } from '#schema/rules/money/quote.ts';
import { UserType } from '#schema/types/access/user.type.ts';
import { ChangeKindEnum, LimitStopEnum, PlanSourceEnum, TierEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('PriceLine', { description: 'One line of a price; a discount is negative.' })
class PriceLineType {
  @Field(() => String, { description: 'The description.' })
  description!: string;

  @Field(() => Int, { description: 'The amount in cents.' })
  cents!: number;
}

@ObjectType('PriceQuote', { description: 'What a purchase costs now and later.' })
export class PriceQuoteType {
  @Field(() => [PriceLineType], { description: 'The lines of the total.' })
  lines!: PriceLineType[];

  @Field(() => Int, { description: 'The amount charged now, in cents.' })
  totalCents!: number;

  @Field(() => String, { description: 'ISO 4217 code of the currency.' })
  currency!: string;

  @Field(() => DateTime, { nullable: true, description: 'When the next charge is due.' })
  nextChargeAt!: Date | null;

  @Field(() => Int, { description: 'The amount of the next charge, in cents.' })
  nextChargeCents!: number;

  @Field(() => String, { description: 'All of it in one sentence, to show beside the button.' })
  sentence!: string;
}

@ObjectType('PlanChangePreview', { description: 'What a change of plan costs now and later.' })
export class PlanChangePreviewType extends PriceQuoteType {
  @Field(() => ChangeKindEnum, { description: 'Upgrade, downgrade or none.' })
  kind!: ChangeKind;

  @Field(() => DateTime, { description: 'When it takes effect: now, or at the end of the period.' })
  takesEffectAt!: Date;
}

@ObjectType('AnnouncedPrice', {
  description: 'Another price of a running plan, which its member was notified of by mail.',
})
export class AnnouncedPriceType {
  @Field(() => Int, { description: 'A month from then on, in cents before discounts.' })
  monthlyCents!: number;

  @Field(() => DateTime, {
    description: 'The renewal from which it counts; who cancels before does not pay it.',
  })
  appliesAt!: Date;
}

@ObjectType('Subscription', { description: 'The plan of a member.' })
export class SubscriptionType {
  @Field(() => TierEnum, { description: 'The tier that was bought or granted.' })
  tier!: Tier;

  @Field(() => PlanSourceEnum, { description: 'Bought or granted.' })
  source!: PlanSource;

  @Field(() => Int, {
    description:
      'A month of this plan in cents before discounts, at the price agreed to; 0 when it was granted.',
  })
  monthlyCents!: number;

  @Field(() => AnnouncedPriceType, {
    nullable: true,
    description: 'What it will cost instead, once that was announced; null when it keeps its price.',
  })
  announcedPrice!: AnnouncedPriceType | null;

  @Field(() => Boolean, { description: 'Whether it is in its one-day trial.' })
  inTrial!: boolean;

  @Field(() => Boolean, { description: 'Whether a payment failed and is being retried.' })
  pastDue!: boolean;

  @Field(() => Boolean, { description: 'Whether it is paused: no access and no charge until `pausedUntil`.' })
  paused!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When a pause ends and a new period is charged; the pause begins with the end of the paid period. Null without one.',
  })
  pausedUntil!: Date | null;

  @Field(() => DateTime, { description: 'When the current period, or the trial, started.' })
  currentPeriodStartsAt!: Date;

  @Field(() => DateTime, { description: 'When the current period, or the trial, ends.' })
  currentPeriodEndsAt!: Date;

  @Field(() => Boolean, { description: 'Whether it ends then instead of renewing.' })
  cancelAtPeriodEnd!: boolean;

  @Field(() => TierEnum, {
    nullable: true,
    description: 'The tier it changes to then; null when it stays the same.',
  })
  pendingTier!: Tier | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'A month of `pendingTier` in cents before discounts, at the price agreed to; null without one.',
  })
  pendingMonthlyCents!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'While past due: when access ends.' })
  graceEndsAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the next charge is due; null when there is none, such as after a decline that no retry can fix.',
  })
  nextChargeAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its amount, in cents; while past due what is owed, also when the card is not tried again.',
  })
  nextChargeCents!: number | null;

  @Field(() => LimitStopEnum, {
    nullable: true,
    description:
      'Which of the member’s own limits will end the plan instead of renewing it, as far as is known now; null when none does.',
  })
  renewalStop!: LimitStop | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What a renewal or the end of a pause charges, in cents, also where `renewalStop` ends the plan instead; null for a plan that is canceled or granted.',
  })
  renewalCents!: number | null;

  @Field(() => LimitStopEnum, {
    nullable: true,
    description:
      'While a pause is still to come: which of the member’s own limits would end the plan with its paid period if the pause were undone, as far as is known now.',
  })
  stopWithoutPause!: LimitStop | null;
}

@ObjectType('SubscriptionPayload', {
  description: 'The result of a change to the signed-in member’s plan.',
})
export class SubscriptionPayload {
  @Field(() => UserType, { description: 'The member after the change.' })
  user!: UserType;

  @Field(() => SubscriptionType, {
    nullable: true,
    description: 'The plan after the change; null when it has ended.',
  })
  subscription!: SubscriptionType | null;
}
