import { Query, Resolver } from 'type-graphql';
import { PLANS, publishedPlan } from '#schema/rules/money/plans.ts';
import { PlanType } from '#schema/types/plan.type.ts';
import { OpenToKeys } from '#schema/types/scope.ts';

@Resolver()
export class PlanResolver {
  @OpenToKeys('READ_PICKS', 'READ_RECORD', 'WRITE_PICKS')
  @Query(() => [PlanType], { description: 'Every plan, from the least to the most.' })
  plans(): PlanType[] {
    return PLANS.map(publishedPlan);
  }
}
