import { Field, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { TierEnum } from '#schema/types/enums.ts';

@ObjectType('Plan', { description: 'A plan with its monthly price.' })
export class PlanType {
  @Field(() => TierEnum, { description: 'The tier it includes.' })
  tier!: Tier;

  @Field(() => String, { description: 'Its name as shown.' })
  name!: string;

  @Field(() => String, { description: 'Its code at checkout, such as `premium`.' })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The code of its one-day trial; null when it offers none.',
  })
  trialCode!: string | null;

  @Field(() => Int, {
    description:
      'Price of a month of a new plan, in cents. A running plan keeps its own: `Subscription.monthlyCents`.',
  })
  priceCents!: number;

  @Field(() => Int, {
    description:
      'The price of a month before it came down lately, struck through on pages, in cents; else the same as `priceCents`.',
  })
  originalPriceCents!: number;

  @Field(() => Int, { description: 'Price per day as shown: a thirtieth of the monthly price, in cents.' })
  perDayCents!: number;

  @Field(() => String, { description: 'ISO 4217 code of the currency of all its prices.' })
  currency!: string;

  @Field(() => Boolean, { description: 'Whether it is shown as the most popular one.' })
  mostPopular!: boolean;

  @Field(() => Int, {
    description: 'How many minutes before `releaseAt` its members can read a scheduled pick.',
  })
  earlyAccessMinutes!: number;

  @Field(() => [String], { description: 'Its features, as on the price list.' })
  features!: string[];
}
