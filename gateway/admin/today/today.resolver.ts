import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { DeskTodayType } from '#schema/types/desk/desk-today.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { readToday } from './read-today.ts';

@Resolver()
export class TodayResolver {
  @ForStaff('PICKS', 'MEMBERS_READ', 'MONEY')
  @Query(() => DeskTodayType, {
    description: 'Admins: what today brings and what is left to do, as far as the caller’s role reads it.',
  })
  deskToday(@Ctx() context: Context): Promise<DeskTodayType> {
    return readToday(context);
  }
}
