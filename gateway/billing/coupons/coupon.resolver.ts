import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import type { CouponRecord } from '#gateway/billing/ledger/coupon-rows.ts';
import { namedPlan } from '#gateway/billing/ledger/named-plan.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { OpenToKeys } from '#schema/types/api/api-key.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { type PlanCode, PlanCodeEnum } from '#schema/types/enums.ts';
import { CreateCouponInput, DeleteCouponInput, UpdateCouponInput } from '#schema/types/money/coupon.input.ts';
import {
  CouponConnectionType,
  CouponPayload,
  type CouponType,
  CouponValidationType,
  DeleteCouponPayload,
} from '#schema/types/money/coupon.type.ts';
import { type ConnectionOf, PageArgs } from '#schema/types/page.type.ts';
import { createCoupon } from './create-coupon.ts';
import { deleteCoupon } from './delete-coupon.ts';
import { editCoupon } from './edit-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { validateCoupon } from './validate-coupon.ts';

@Resolver()
export class CouponResolver {
  @OpenToKeys('READ_PICKS', 'READ_RECORD', 'WRITE_PICKS')
  @Query(() => CouponValidationType, {
    description:
      'Whether a coupon code applies to a plan now. Wrong, expired and used-up codes get the same answer; guessing is limited.',
  })
  validateCoupon(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'The code as typed.' }) code: string,
    @Arg('planType', () => String, {
      nullable: true,
      description: 'The code of the plan, such as `plus` or `premium_with_trial`; `premium` by default.',
    })
    planType: string | null,
    @Arg('plan', () => PlanCodeEnum, { nullable: true, description: 'The same as `planType`, as an enum.' })
    plan: PlanCode | null,
  ): Promise<CouponValidationType> {
    return validateCoupon(context, code, namedPlan({ plan, planType }) ?? 'premium');
  }

  @ForStaff('COUPONS')
  @Query(() => CouponConnectionType, { description: 'Admins: the coupons, newest first.' })
  coupons(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<ConnectionOf<CouponType>> {
    return listCoupons(context, page, couponView);
  }

  @ForStaff('COUPONS')
  @Mutation(() => CouponPayload, { description: 'Admins: makes a coupon.' })
  async createCoupon(
    @Ctx() context: Context,
    @InputArg(CreateCouponInput) input: CreateCouponInput,
  ): Promise<CouponPayload> {
    return { coupon: couponView(await createCoupon(context, input)) };
  }

  @ForStaff('COUPONS')
  @Mutation(() => CouponPayload, {
    description:
      'Admins: switches a coupon off or on, or changes its end or its limit; its amount never changes. Plans that it already discounts keep their discount.',
  })
  async updateCoupon(
    @Ctx() context: Context,
    @InputArg(UpdateCouponInput) input: UpdateCouponInput,
  ): Promise<CouponPayload> {
    return { coupon: couponView(await editCoupon(context, input)) };
  }

  @ForStaff('COUPONS')
  @Mutation(() => DeleteCouponPayload, {
    description: 'Admins: deletes a coupon. Plans that it already discounts keep their discount.',
  })
  async deleteCoupon(
    @Ctx() context: Context,
    @InputArg(DeleteCouponInput) input: DeleteCouponInput,
  ): Promise<DeleteCouponPayload> {
    return { deletedCouponId: input.id, code: await deleteCoupon(context, input) };
  }
}

function couponView({ amountHundredths, tiers, batchId: _, ...coupon }: CouponRecord): CouponType {
  return { ...coupon, discountAmount: amountHundredths / 100, plans: [...tiers] };
}
