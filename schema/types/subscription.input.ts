import { Field, ID, InputType, Int } from 'type-graphql';
import type { Tier } from '#schema/rules/tiers.ts';
import { TierEnum } from './enums.ts';
import { DateTime } from './scalars.ts';

@InputType('ChangePlanInput', { description: 'The plan to change to.' })
export class ChangePlanInput {
  @Field(() => TierEnum, { description: 'PLUS, PREMIUM or VIP. To go without a plan, cancel it.' })
  tier!: Tier;

  @Field(() => Int, {
    nullable: true,
    description:
      'The charge that was shown, in cents. When another one holds, nothing changes and it is told.',
  })
  expectedTotalCents?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Refused when given: coupons are for purchases, and a change is prorated without one.',
  })
  couponCode?: string | null;
}

@InputType('UpdatePaymentMethodInput', { description: 'A new card.' })
export class UpdatePaymentMethodInput {
  @Field(() => String, { description: 'The payment token (nonce) that the card form made.' })
  token!: string;
}

@InputType('UpdatePasswordInput', { description: 'A new password for the own account.' })
export class UpdatePasswordInput {
  @Field(() => ID, { description: 'The own uid.' })
  userId!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  newPassword!: string;
}

@InputType('GrantPlanInput', { description: 'A plan given by an admin.' })
export class GrantPlanInput {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;

  @Field(() => TierEnum, { description: 'PLUS, PREMIUM or VIP.' })
  tier!: Tier;

  @Field(() => DateTime, { description: 'When it ends.' })
  endsAt!: Date;

  @Field(() => String, { description: 'Why; at most 200 characters.' })
  reason!: string;
}

@InputType('RevokePlanInput', { description: 'A plan taken back by an admin.' })
export class RevokePlanInput {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;

  @Field(() => String, { description: 'Why; at most 200 characters.' })
  reason!: string;
}

@InputType('CreditMemberInput', { description: 'Money given back for a paid invoice.' })
export class CreditMemberInput {
  @Field(() => ID, { description: 'The paid invoice.' })
  invoiceId!: string;

  @Field(() => Int, { description: 'How much, in cents: at most what is left of the invoice.' })
  amountCents!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'What was seen as left, in cents: when it is not that any more, as after a second click, nothing is given and the code is CONFLICT.',
  })
  leftCents?: number | null;

  @Field(() => String, { description: 'Why; at most 200 characters.' })
  reason!: string;
}
