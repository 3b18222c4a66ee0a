import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { listStaff, MAX_STAFF } from '#gateway/auth/staff.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/staff.ts';
import { SetStaffRoleInput, SetStaffRolePayload, StaffPersonType } from '#schema/types/staff.type.ts';
import { setStaffRole } from './set-staff-role.ts';

@Resolver()
export class StaffResolver {
  @ForStaff('STAFF')
  @Query(() => [StaffPersonType], {
    description: `Admins: everyone with a role, owners first; at most ${MAX_STAFF}.`,
  })
  staff(@Ctx() { database }: Context): Promise<StaffPersonType[]> {
    return listStaff(database.em);
  }

  @ForStaff('STAFF')
  @Mutation(() => SetStaffRolePayload, {
    description:
      'Admins: gives an account a role, another one, or none. It counts from the account’s next request; LAST_OWNER keeps one owner.',
  })
  async setStaffRole(
    @Ctx() context: Context,
    @InputArg(SetStaffRoleInput) input: SetStaffRoleInput,
  ): Promise<SetStaffRolePayload> {
    const userId = await setStaffRole(context, input);
    return { userId, staff: await listStaff(context.database.em) };
  }
}
