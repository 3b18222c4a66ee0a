import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import type { UserType } from '#schema/types/access/user.type.ts';
import { MemberConnectionType, MemberPageArgs, MemberRecordType } from '#schema/types/desk/member.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import { listMembers } from './list-members.ts';
import { readMemberRecord } from './read-member-record.ts';

@Resolver()
export class MemberAdminResolver {
  @ForStaff('MEMBERS_READ')
  @Query(() => MemberConnectionType, { description: 'Admins: the members, newest first.' })
  members(
    @Ctx() context: Context,
    @Args(() => MemberPageArgs) args: MemberPageArgs,
  ): Promise<ConnectionOf<UserType>> {
    return listMembers(context, args);
  }

  @ForStaff('MEMBERS_READ')
  @Query(() => MemberRecordType, {
    nullable: true,
    description: 'Admins: all that is known of a member; null when there is none.',
  })
  member(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The uid.' }) id: string,
  ): Promise<MemberRecordType | null> {
    return readMemberRecord(context, id);
  }
}
