import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { selectedFields } from '#gateway/graphql/selected-fields.ts';
import {
  MrrMovementArgs,
  MrrMovementConnectionType,
  type MrrMovementType,
} from '#schema/types/mrr-movement.type.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import { RevenueArgs, RevenueType } from '#schema/types/revenue.type.ts';
import { ForStaff } from '#schema/types/staff.ts';
import { listMovements } from './list-movements.ts';
import { readRevenue } from './read-revenue.ts';

@Resolver()
export class RevenueResolver {
  @ForStaff('MONEY')
  @Query(() => RevenueType, { description: 'Admins: the figures of revenue, by days of New York.' })
  revenue(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => RevenueArgs) range: RevenueArgs,
  ): Promise<RevenueType> {
    return readRevenue(context, range, selectedFields(info));
  }

  @ForStaff('MONEY')
  @Query(() => MrrMovementConnectionType, {
    description: 'Admins: the movements behind figures of revenue, newest first.',
  })
  mrrMovements(
    @Ctx() context: Context,
    @Args(() => MrrMovementArgs) args: MrrMovementArgs,
  ): Promise<ConnectionOf<MrrMovementType>> {
    return listMovements(context, args);
  }
}
