import { Query, Resolver } from 'type-graphql';
import { PLANS, perDayCents } from '#schema/rules/plans.ts';
import { PlanType } from '#schema/types/plan.type.ts';
import { OpenToKeys } from '#schema/types/scope.ts';

@Resolver()
export class PlanResolver {
  @OpenToKeys('READ_PICKS', 'READ_RECORD', 'WRITE_PICKS')
  @Query(() => [PlanType], { description: 'Every plan, from the least to the most.' })
  plans(): PlanType[] {
    return PLANS.map((plan) => ({
      tier: plan.tier,
      name: plan.name,
      code: plan.tier.toLowerCase(),
      trialCode: plan.offersTrial ? plan.trialCode : null,
      priceCents: plan.monthlyCents,
      originalPriceCents: plan.originalCents,
      perDayCents: perDayCents(plan),
      currency: 'USD',
      mostPopular: plan.mostPopular,
      earlyAccessMinutes: plan.earlyAccessMinutes,
      features: [...plan.features],
    }));
  }
}
