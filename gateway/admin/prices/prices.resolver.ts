import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import {
  ChangePlanPriceInput,
  ChangePlanPricePayload,
  PlanPriceInput,
  PlanPricePreviewType,
  PlanPriceType,
} from '#schema/types/money/plan-price.type.ts';
import { changePlanPrice } from './change-plan-price.ts';
import { listPlanPrices, MOST_LISTED } from './list-plan-prices.ts';
import { previewPlanPrice } from './preview-plan-price.ts';

@Resolver()
export class PlanPricesResolver {
  @ForStaff('PRICES')
  @Query(() => [PlanPriceType], {
    description: `Admins: the prices of all plans, those added last first; at most ${MOST_LISTED}.`,
  })
  planPrices(@Ctx() context: Context): Promise<PlanPriceType[]> {
    return listPlanPrices(context);
  }

  @ForStaff('PRICES')
  @Query(() => PlanPricePreviewType, {
    description: 'Admins: what a new price of a plan would do. Refused as `changePlanPrice` would be.',
  })
  planPricePreview(
    @Ctx() context: Context,
    @Arg('price', () => PlanPriceInput, { description: 'The new price.' }) price: PlanPriceInput,
  ): Promise<PlanPricePreviewType> {
    return previewPlanPrice(context, price);
  }

  @ForStaff('PRICES')
  @Mutation(() => ChangePlanPricePayload, {
    description:
      'Admins: gives a plan a new price, for new plans and changes of plan. Plans that run keep the price that was agreed to.',
  })
  async changePlanPrice(
    @Ctx() context: Context,
    @InputArg(ChangePlanPriceInput) input: ChangePlanPriceInput,
  ): Promise<ChangePlanPricePayload> {
    await changePlanPrice(context, input);
    return { planPrices: await listPlanPrices(context) };
  }
}
