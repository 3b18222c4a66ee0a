import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { DiscountType } from '#schema/rules/money/coupons.ts';
import { ListedRangeArgs } from '#schema/types/desk/money-lists.type.ts';
import { DiscountTypeEnum, TierEnum } from '#schema/types/enums.ts';
import { connectionType } from '#schema/types/page.type.ts';
import { DateTime } from '#schema/types/scalars.ts';
import { CouponTermsInput } from './coupon.input.ts';

@InputType('CreateCouponsInput', { description: 'A batch of codes that can each be used once.' })
export class CreateCouponsInput extends CouponTermsInput {
  @Field(() => ID, {
    description:
      'Chosen by the caller, 8 to 80 letters and digits: the same id never creates a second batch.',
  })
  requestId!: string;

  @Field(() => String, { description: 'What the batch is called, at most 80 characters.' })
  label!: string;

  @Field(() => Int, { description: 'How many codes, 1 to 10,000.' })
  size!: number;
}

@InputType('UpdateCouponBatchInput', { description: 'Whether the codes of a batch can be used from now on.' })
export class UpdateCouponBatchInput {
  @Field(() => ID, { description: 'The batch.' })
  id!: string;

  @Field(() => Boolean, { description: 'False: none can be used until they are switched on again.' })
  isActive!: boolean;
}

@ObjectType('CouponBatch', { description: 'Single-use codes that were created together.' })
export class CouponBatchType {
  @Field(() => ID, { description: 'Its id, such as `batch_…`.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  label!: string;

  @Field(() => Int, { description: 'How many codes it has.' })
  size!: number;

  @Field(() => Int, { description: 'How many of them were used.' })
  used!: number;

  @Field(() => Boolean, { description: 'Whether any of them can be used.' })
  isActive!: boolean;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When its codes end; null: never.' })
  endsAt!: Date | null;

  @Field(() => Float, { description: 'Percent or US dollars, as `discountType` says.' })
  discountAmount!: number;

  @Field(() => DiscountTypeEnum, { description: 'Whether the amount is a percentage or dollars.' })
  discountType!: DiscountType;

  @Field(() => [TierEnum], { description: 'The plans that its codes apply to.' })
  plans!: Tier[];
}

@ObjectType('CouponBatchPayload', { description: 'The result of `createCoupons` and `updateCouponBatch`.' })
export class CouponBatchPayload {
  @Field(() => CouponBatchType, { description: 'The batch as it is now.' })
  batch!: CouponBatchType;
}

/** Whose redemptions are meant. */
@ArgsType()
export class CouponRevenueArgs {
  @Field(() => ID, { nullable: true, description: 'Only those of this coupon.' })
  couponId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those of the codes of this batch.' })
  batchId?: string | null;
}

@ArgsType()
export class CouponRedemptionArgs extends ListedRangeArgs {
  @Field(() => ID, { nullable: true, description: 'Only those of this coupon.' })
  couponId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those of the codes of this batch.' })
  batchId?: string | null;

  @Field(() => TierEnum, { nullable: true, description: 'Only those of this plan.' })
  tier?: Tier | null;
}

@ObjectType('CouponRedemption', {
  description: 'A redemption of a coupon, and what its plan has brought in.',
})
export class CouponRedemptionType {
  @Field(() => ID, { description: 'The plan that was bought with it.' })
  subscriptionId!: string;

  @Field(() => DateTime, { description: 'When it was used.' })
  at!: Date;

  @Field(() => ID, { description: 'The coupon.' })
  couponId!: string;

  @Field(() => String, { description: 'The code.' })
  code!: string;

  @Field(() => ID, { description: 'The member.' })
  memberId!: string;

  @Field(() => String, { description: 'The member’s address.' })
  email!: string;

  @Field(() => TierEnum, { description: 'The plan now, or when it ended.' })
  tier!: Tier;

  @Field(() => Boolean, { description: 'Whether the plan still runs.' })
  isRunning!: boolean;

  @Field(() => Int, {
    description: 'What the plan has been charged so far, less refunds and disputed payments, in cents.',
  })
  broughtCents!: number;

  @Field(() => Int, {
    description: 'What the coupon has cost so far, in cents: its discounts on the plan’s paid charges.',
  })
  discountCents!: number;
}

export const CouponRedemptionConnectionType = connectionType(
  'CouponRedemption',
  () => CouponRedemptionType,
  'A page of redemptions, newest first.',
);
