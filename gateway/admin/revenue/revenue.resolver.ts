import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { listPage } from '#gateway/admin/lists/admin-list.ts';
import type { Context } from '#gateway/auth/context.ts';
import { selectedFields } from '#gateway/graphql/selected-fields.ts';
import {
  FigureMemberArgs,
  FigureMemberConnectionType,
  type FigureMemberType,
} from '#schema/types/desk/figure-member.type.ts';
import {
  MrrMovementArgs,
  MrrMovementConnectionType,
  type MrrMovementType,
} from '#schema/types/desk/mrr-movement.type.ts';
import { RevenueArgs, RevenueType } from '#schema/types/desk/revenue.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import { figureMemberList } from './figure-members.ts';
import { movementList } from './list-movements.ts';
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
    return listPage(context, movementList, args);
  }

  @ForStaff('MONEY')
  @Query(() => FigureMemberConnectionType, { description: 'Admins: the members behind a figure of revenue.' })
  figureMembers(
    @Ctx() context: Context,
    @Args(() => FigureMemberArgs) args: FigureMemberArgs,
  ): Promise<ConnectionOf<FigureMemberType>> {
    return listPage(context, figureMemberList, args);
  }
}
