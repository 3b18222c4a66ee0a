import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { TierEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('PurchasePayload', { description: 'The result of a purchase.' })
export class PurchasePayload {
  @Field(() => ID, { description: 'The uid of the account.' })
  userId!: string;

  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Only when this request created the account: a temporary password, to be replaced within 15 minutes. It is not stored and never sent again.',
  })
  tempPassword!: string | null;

  @Field(() => TierEnum, { description: 'The tier that was bought.' })
  tier!: Tier;

  @Field(() => Boolean, { description: 'Whether it started with a trial.' })
  inTrial!: boolean;

  @Field(() => Int, { description: 'The amount charged, in cents.' })
  totalCents!: number;

  @Field(() => DateTime, { description: 'When the next charge is due.' })
  nextChargeAt!: Date;

  @Field(() => Int, { description: 'The amount of the next charge, in cents.' })
  nextChargeCents!: number;

  @Field(() => Int, {
    description: 'The value of the conversion in dollars.',
  })
  conversionValue!: number;
}
