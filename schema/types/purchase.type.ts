import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/tiers.ts';
import { TierEnum } from './enums.ts';
import { DateTime } from './scalars.ts';

@ObjectType('PurchasePayload', { description: 'The answer of a purchase.' })
export class PurchasePayload {
  @Field(() => ID, { description: 'The uid of the account that bought.' })
  userId!: string;

  @Field(() => String, { description: 'The email address of that account.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Only when this very request made the account: a password to sign in with and replace within 15 minutes. It is kept nowhere and never answered again.',
  })
  tempPassword!: string | null;

  @Field(() => TierEnum, { description: 'The tier that was bought.' })
  tier!: Tier;

  @Field(() => Boolean, { description: 'Whether it began as a trial.' })
  inTrial!: boolean;

  @Field(() => Int, { description: 'What was charged, in cents.' })
  totalCents!: number;

  @Field(() => DateTime, { description: 'When the next charge is due.' })
  nextChargeAt!: Date;

  @Field(() => Int, { description: 'How much that will be, in cents.' })
  nextChargeCents!: number;

  @Field(() => Int, {
    description: 'The documented value of the conversion in dollars: 79 for plus plans, else 129.',
  })
  conversionValue!: number;
}
