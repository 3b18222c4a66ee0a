import { Arg, Args, Ctx, FieldResolver, Float, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { FRESH_MILLISECONDS, requireSecondFactor } from '#gateway/auth/second-factor.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import {
  CouponBatchPayload,
  CouponBatchType,
  CouponRedemptionArgs,
  CouponRedemptionConnectionType,
  type CouponRedemptionType,
  CouponRevenueArgs,
  CreateCouponsInput,
  UpdateCouponBatchInput,
} from '#schema/types/money/coupon-batch.type.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import { createBatch } from './create-batch.ts';
import { listRedemptions, sumOfRedemptions } from './list-redemptions.ts';
import { batchCsv, findBatch, listBatches, switchBatch } from './read-batches.ts';

@Resolver(() => CouponBatchType)
export class CouponBatchResolver {
  @ForStaff('COUPONS')
  @Query(() => [CouponBatchType], {
    description: 'Admins: batches of single-use codes, newest first; at most 100.',
  })
  couponBatches(@Ctx() context: Context): Promise<CouponBatchType[]> {
    return listBatches(context);
  }

  @ForStaff('COUPONS')
  @Query(() => CouponBatchType, { description: 'Admins: one batch of single-use codes.' })
  couponBatch(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The batch.' }) id: string,
  ): Promise<CouponBatchType> {
    return findBatch(context, id);
  }

  @ForStaff('COUPONS')
  @Query(() => CouponRedemptionConnectionType, {
    description:
      'Admins: redemptions of a coupon, of a batch or of all, newest first, with what each plan has brought in. A coupon or batch that does not exist: NOT_FOUND.',
  })
  couponRedemptions(
    @Ctx() context: Context,
    @Args(() => CouponRedemptionArgs) args: CouponRedemptionArgs,
  ): Promise<ConnectionOf<CouponRedemptionType>> {
    return listRedemptions(context, args);
  }

  @ForStaff('COUPONS')
  @Query(() => Float, {
    description:
      'Admins: what the plans of these redemptions have brought in together, in cents: paid charges less refunds and disputed payments.',
  })
  couponRevenue(
    @Ctx() context: Context,
    @Args(() => CouponRevenueArgs) which: CouponRevenueArgs,
  ): Promise<number> {
    return sumOfRedemptions(context, 'broughtCents', which);
  }

  @ForStaff('COUPONS')
  @Query(() => Float, {
    description:
      'Admins: what these redemptions have cost together, in cents: the discounts on the paid charges of their plans.',
  })
  couponDiscounts(
    @Ctx() context: Context,
    @Args(() => CouponRevenueArgs) which: CouponRevenueArgs,
  ): Promise<number> {
    return sumOfRedemptions(context, 'discountCents', which);
  }

  @ForStaff('COUPONS')
  @Mutation(() => CouponBatchPayload, {
    description: 'Admins: creates a batch of codes that can each be used once.',
  })
  async createCoupons(
    @Ctx() context: Context,
    @InputArg(CreateCouponsInput) input: CreateCouponsInput,
  ): Promise<CouponBatchPayload> {
    return { batch: await findBatch(context, await createBatch(context, input)) };
  }

  @ForStaff('COUPONS')
  @Mutation(() => CouponBatchPayload, { description: 'Admins: switches all codes of a batch off or on.' })
  async updateCouponBatch(
    @Ctx() context: Context,
    @InputArg(UpdateCouponBatchInput) { id, isActive }: UpdateCouponBatchInput,
  ): Promise<CouponBatchPayload> {
    await switchBatch(context, id, isActive);
    return { batch: await findBatch(context, id) };
  }

  @FieldResolver(() => String, {
    description:
      'All codes as one CSV file, and whether each was used; takes a passkey shown within five minutes.',
  })
  async csv(@Ctx() context: Context, @Root() { id }: CouponBatchType): Promise<string> {
    await requireSecondFactor(context, FRESH_MILLISECONDS);
    return batchCsv(context, id);
  }
}
