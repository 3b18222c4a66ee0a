import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { CouponDuration, DiscountType } from '#schema/rules/money/coupons.ts';
import { CouponDurationEnum, DiscountTypeEnum, TierEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

@InputType('CouponTermsInput', {
  description: 'What a coupon takes off, of which plans, when and how often.',
})
export class CouponTermsInput {
  @Field(() => Float, {
    description: 'Percent or US dollars, 0 or more, to two decimals. Percentages above 100 count as 100.',
  })
  discountAmount!: number;

  @Field(() => DiscountTypeEnum, { description: 'Whether the amount is a percentage or dollars.' })
  discountType!: DiscountType;

  @Field(() => [TierEnum], { description: 'The plans it applies to; at least one, never FREE.' })
  plans!: Tier[];

  @Field(() => DateTime, { nullable: true, description: 'When it starts; immediately by default.' })
  startsAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ends; never by default.' })
  endsAt?: Date | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only for customers who have not paid anything yet.',
  })
  firstPurchaseOnly!: boolean;

  @Field(() => CouponDurationEnum, { defaultValue: 'ONCE', description: 'How many charges it discounts.' })
  duration!: CouponDuration;

  @Field(() => Int, { nullable: true, description: 'How many charges, 1 to 36, when `duration` is MONTHS.' })
  durationMonths?: number | null;
}

@InputType('CreateCouponInput', { description: 'A new coupon.' })
export class CreateCouponInput extends CouponTermsInput {
  @Field(() => String, {
    description: '3 to 40 letters, digits, dashes or underscores; stored in upper case.',
  })
  code!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'How often it may be used in total; unlimited by default.',
  })
  maxRedemptions?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often one customer may use it; unlimited by default.',
  })
  maxPerCustomer?: number | null;
}

@InputType('UpdateCouponInput', {
  description:
    'What changes of a coupon from now on. What is not given stays; null removes an end or a limit.',
})
export class UpdateCouponInput {
  @Field(() => ID, { description: 'The coupon.' })
  id!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False: nobody can use it until it is switched on again.',
  })
  isActive?: boolean | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ends, after its start.' })
  endsAt?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often it may be used in total, not less than what is used and reserved.',
  })
  maxRedemptions?: number | null;
}

@InputType('DeleteCouponInput', { description: 'Names one coupon.' })
export class DeleteCouponInput {
  @Field(() => ID, { description: 'The coupon.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its code. If given, it must match the coupon, or nothing is deleted.',
  })
  code?: string | null;
}
