import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { CouponDuration, DiscountType } from '#schema/rules/money/coupons.ts';
import { CouponDurationEnum, DiscountTypeEnum, TierEnum } from '#schema/types/enums.ts';
import { connectionType } from '#schema/types/page.type.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('Coupon', { description: 'A discount code, as admins see it.' })
export class CouponType {
  @Field(() => ID, { description: 'Its id, such as `coupon_…`.' })
  id!: string;

  @Field(() => String, { description: 'The code, in upper case.' })
  code!: string;

  @Field(() => Float, { description: 'Percent or US dollars, as `discountType` says.' })
  discountAmount!: number;

  @Field(() => DiscountTypeEnum, { description: 'Whether the amount is a percentage or dollars.' })
  discountType!: DiscountType;

  @Field(() => [TierEnum], { description: 'The plans it applies to.' })
  plans!: Tier[];

  @Field(() => Boolean, { description: 'Whether it can be used.' })
  isActive!: boolean;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it starts; null: no start.' })
  startsAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ends; null: never.',
  })
  endsAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'How often it may be used in total; null: unlimited.' })
  maxRedemptions!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often one customer may use it; null: unlimited.',
  })
  maxPerCustomer!: number | null;

  @Field(() => Boolean, { description: 'Whether it is only for customers who have not paid anything yet.' })
  firstPurchaseOnly!: boolean;

  @Field(() => CouponDurationEnum, { description: 'How many charges it discounts.' })
  duration!: CouponDuration;

  @Field(() => Int, { nullable: true, description: 'How many charges, when `duration` is MONTHS.' })
  durationMonths!: number | null;

  @Field(() => Int, { description: 'Uses reserved by pending purchases.' })
  reserved!: number;

  @Field(() => Int, { description: 'Uses by paid purchases.' })
  used!: number;
}

export const CouponConnectionType = connectionType(
  'Coupon',
  () => CouponType,
  'A page of the coupons, newest first.',
);

@ObjectType('CouponDiscount', { description: 'The discount of a coupon.' })
class CouponDiscountType {
  @Field(() => DiscountTypeEnum, { description: 'Whether the amount is a percentage or dollars.' })
  type!: DiscountType;

  @Field(() => Float, { description: 'Percent or US dollars, as `type` says.' })
  amount!: number;
}

@ObjectType('CouponValidation', {
  description: 'Whether a code applies. A code that does not apply is a result, not an error.',
})
export class CouponValidationType {
  @Field(() => Boolean, { description: 'Whether the code applies to this plan for the caller now.' })
  isValid!: boolean;

  @Field(() => String, { description: 'The code, trimmed and in upper case.' })
  code!: string;

  @Field(() => CouponDiscountType, {
    nullable: true,
    description: 'The discount; null unless the code applies.',
  })
  discount!: CouponDiscountType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it does not apply, as one sentence to show; null when it does.',
  })
  message!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the discount ends; null without an end, and unless the code applies.',
  })
  endsAt!: Date | null;
}

@ObjectType('CouponPayload', { description: 'The result of `createCoupon` and `updateCoupon`.' })
export class CouponPayload {
  @Field(() => CouponType, { description: 'The coupon as it is now.' })
  coupon!: CouponType;
}

@ObjectType('DeleteCouponPayload', { description: 'The result of `deleteCoupon`.' })
export class DeleteCouponPayload {
  @Field(() => ID, { description: 'The id of the deleted coupon.' })
  deletedCouponId!: string;

  @Field(() => String, { description: 'Its code, which can be used again.' })
  code!: string;
}
