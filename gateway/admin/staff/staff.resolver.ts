import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { listStaff, MAX_STAFF } from '#gateway/auth/staff.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import {
  AcceptStaffInvitationInput,
  AcceptStaffInvitationPayload,
  InviteStaffInput,
  InviteStaffPayload,
  SetStaffRoleInput,
  SetStaffRolePayload,
  StaffInvitationType,
  StaffPersonType,
  WithdrawStaffInvitationInput,
  WithdrawStaffInvitationPayload,
} from '#schema/types/desk/staff.type.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { listInvitations, MAX_INVITATIONS, withdrawInvitation } from './invitations.ts';
import { inviteStaff } from './invite-staff.ts';
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
      'Admins: gives somebody of the staff another role, or none. It counts from their next request. An address that nobody has proved gets none: VERIFY_EMAIL. LAST_OWNER keeps one owner.',
  })
  async setStaffRole(
    @Ctx() context: Context,
    @InputArg(SetStaffRoleInput) input: SetStaffRoleInput,
  ): Promise<SetStaffRolePayload> {
    const userId = await setStaffRole(context, input);
    return { userId, staff: await listStaff(context.database.em) };
  }

  @ForStaff('STAFF')
  @Query(() => [StaffInvitationType], {
    description: `Admins: invitations to the staff that wait, newest first; at most ${MAX_INVITATIONS}.`,
  })
  staffInvitations(@Ctx() context: Context): Promise<StaffInvitationType[]> {
    return listInvitations(context);
  }

  @ForStaff('STAFF')
  @Mutation(() => InviteStaffPayload, {
    description:
      'Admins: invites an address to a role. It gets an email, and its account has the role once its owner accepts within seven days. A further owner is somebody of the staff who gets that role, with an approval.',
  })
  async inviteStaff(
    @Ctx() context: Context,
    @InputArg(InviteStaffInput) input: InviteStaffInput,
  ): Promise<InviteStaffPayload> {
    await inviteStaff(context, input);
    return { staff: await listStaff(context.database.em), invitations: await listInvitations(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => AcceptStaffInvitationPayload, {
    description:
      'Gives your account the role that its address was invited to, by the link in that mail, and ends all your sessions: sign in again. LINK_EXPIRED for an invitation that is over, FORBIDDEN for another account.',
  })
  async acceptStaffInvitation(
    @Ctx() context: Context,
    @InputArg(AcceptStaffInvitationInput) input: AcceptStaffInvitationInput,
  ): Promise<AcceptStaffInvitationPayload> {
    return { role: await acceptInvitation(context, input) };
  }

  @ForStaff('STAFF')
  @Mutation(() => WithdrawStaffInvitationPayload, {
    description: 'Admins: takes an invitation to the staff back.',
  })
  async withdrawStaffInvitation(
    @Ctx() context: Context,
    @InputArg(WithdrawStaffInvitationInput) { invitationId }: WithdrawStaffInvitationInput,
  ): Promise<WithdrawStaffInvitationPayload> {
    await withdrawInvitation(context, invitationId);
    return { invitations: await listInvitations(context) };
  }
}
