import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { refuseOldSignIn } from '#gateway/auth/second-factor.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  DeleteAccountInput,
  DeleteAccountPayload,
  DeleteMemberInput,
  MemberDataType,
} from '#schema/types/access/account.type.ts';
import { ForStaff, Vouched } from '#schema/types/desk/staff.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';

@Resolver()
export class AccountResolver {
  @Authorized('MEMBER')
  @Query(() => MemberDataType, { description: 'Everything that is stored about you, as a file.' })
  myData(@Ctx() context: Context): Promise<MemberDataType> {
    return exportData(context);
  }

  @Vouched()
  @Mutation(() => DeleteAccountPayload, {
    description:
      'Deletes your account for good. The plan ends immediately, without a refund. The sign-in must be at most five minutes old; the staff show their passkey.',
  })
  async deleteAccount(
    @Ctx() context: Context,
    @InputArg(DeleteAccountInput) { email }: DeleteAccountInput,
  ): Promise<DeleteAccountPayload> {
    const member = memberOf(context);
    if (!context.caller) throw new AppError('KEY_REFUSED');
    const matches = email.trim().toLowerCase() === member.email.toLowerCase();
    refuseFields(matches ? {} : { email: 'This is not the email address of your account' });
    refuseOldSignIn(context.caller);
    await deleteAccount(context, member.id, null);
    return { userId: member.id };
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => DeleteAccountPayload, {
    description:
      'Admins: deletes the account of a member for good. Its plan ends immediately, without a refund.',
  })
  async deleteMember(
    @Ctx() context: Context,
    @InputArg(DeleteMemberInput) { userId, reason }: DeleteMemberInput,
  ): Promise<DeleteAccountPayload> {
    const problem = reasonProblem(reason);
    refuseFields(problem ? { reason: problem } : {});
    await deleteAccount(context, userId, reason);
    return { userId };
  }
}
