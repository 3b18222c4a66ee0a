import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { CouponDuration, DiscountType } from '#schema/rules/coupon-values.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { CouponDurationEnum, DiscountTypeEnum, TierEnum } from './enums.ts';
import { connectionType } from './page.type.ts';
import { DateTime } from './scalars.ts';

@ObjectType('Coupon', { description: 'A discount code, as admins see it.' })
export class CouponType {
  @Field(() => ID, { description: 'Its id, such as `coupon_…`.' })
  id!: string;

  @Field(() => String, { description: 'The code, in upper case.' })
  code!: string;

  @Field(() => Float, { description: 'Percent or US dollars, as `discountType` says.' })
  discountAmount!: number;

  @Field(() => DiscountTypeEnum, { description: 'How the amount counts.' })
  discountType!: DiscountType;

  @Field(() => [TierEnum], { description: 'The plans it applies to.' })
  plans!: Tier[];

  @Field(() => Boolean, { description: 'Whether it may be used at all.' })
  isActive!: boolean;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'First instant of its window; null: no beginning.' })
  startsAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From this instant on it is over; null: it has no end.',
  })
  endsAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'How often it may be used in all; null: without limit.' })
  maxRedemptions!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often one customer may use it; null: without limit.',
  })
  maxPerCustomer!: number | null;

  @Field(() => Boolean, { description: 'Whether it is only for somebody who has paid nothing so far.' })
  firstPurchaseOnly!: boolean;

  @Field(() => CouponDurationEnum, { description: 'How many charges it discounts.' })
  duration!: CouponDuration;

  @Field(() => Int, { nullable: true, description: 'How many charges, when `duration` is MONTHS.' })
  durationMonths!: number | null;

  @Field(() => Int, { description: 'Uses held by purchases that are on their way.' })
  reserved!: number;

  @Field(() => Int, { description: 'Uses that were paid.' })
  used!: number;
}

export const CouponConnectionType = connectionType(
  'Coupon',
  () => CouponType,
  'A page of the coupons, newest first.',
);

@ObjectType('CouponDiscount', { description: 'What a coupon takes off.' })
export class CouponDiscountType {
  @Field(() => DiscountTypeEnum, { description: 'How the amount counts.' })
  type!: DiscountType;

  @Field(() => Float, { description: 'Percent or US dollars, as `type` says.' })
  amount!: number;
}

@ObjectType('CouponValidation', {
  description: 'Whether a code applies. One that does not is an answer and not an error.',
})
export class CouponValidationType {
  @Field(() => Boolean, { description: 'Whether the code applies to this plan for this reader now.' })
  isValid!: boolean;

  @Field(() => String, { description: 'The code as it was understood: trimmed, in upper case.' })
  code!: string;

  @Field(() => CouponDiscountType, {
    nullable: true,
    description: 'What it takes off; null unless it applies.',
  })
  discount!: CouponDiscountType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it does not apply, as one sentence for the reader; null when it does.',
  })
  message!: string | null;
}

@ObjectType('CouponPayload', { description: 'The answer of `createCoupon`.' })
export class CouponPayload {
  @Field(() => CouponType, { description: 'The coupon as it now stands.' })
  coupon!: CouponType;
}

@ObjectType('DeleteCouponPayload', { description: 'The answer of `deleteCoupon`.' })
export class DeleteCouponPayload {
  @Field(() => ID, { description: 'The coupon that is gone.' })
  deletedCouponId!: string;

  @Field(() => String, { description: 'Its code, which is free again.' })
  code!: string;
}
