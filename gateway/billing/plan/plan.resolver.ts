import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { planPrices } from '#gateway/auth/plan-prices.ts';
import { pricedPlan, publishedPlan } from '#schema/rules/money/plan-prices.ts';
import { PLANS } from '#schema/rules/money/plans.ts';
import { EndedPlanType, UserType } from '#schema/types/access/user.type.ts';
import { OpenToKeys } from '#schema/types/api/api-key.type.ts';
import { PlanType } from '#schema/types/money/plan.type.ts';
import { endedPlan } from './ended-plan.ts';

@Resolver()
export class PlanResolver {
  @OpenToKeys('READ_PICKS', 'READ_RECORD', 'WRITE_PICKS')
  @Query(() => [PlanType], { description: 'Every plan, from the least to the most.' })
  async plans(@Ctx() context: Context): Promise<PlanType[]> {
    const prices = await planPrices(context);
    return PLANS.map(({ tier }) => publishedPlan(pricedPlan(tier, prices)));
  }
}

@Resolver(() => UserType)
export class EndedPlanResolver {
  @FieldResolver(() => EndedPlanType, { nullable: true })
  endedPlan(@Root() user: UserType, @Ctx() context: Context): Promise<EndedPlanType | null> {
    return endedPlan(context, user);
  }
}
