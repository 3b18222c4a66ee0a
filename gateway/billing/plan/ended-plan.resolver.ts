import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { EndedPlanType, UserType } from '#schema/types/user.type.ts';
import { endedPlan } from './ended-plan.ts';

@Resolver(() => UserType)
export class EndedPlanResolver {
  @FieldResolver(() => EndedPlanType, { nullable: true })
  endedPlan(@Root() user: UserType, @Ctx() context: Context): Promise<EndedPlanType | null> {
    return endedPlan(context, user);
  }
}
