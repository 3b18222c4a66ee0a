import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { InvitedRole, StaffRole } from '#schema/rules/access/staff.ts';
import { DateTime } from '#schema/types/scalars.ts';
import { StaffRoleEnum } from './staff.ts';

@ObjectType('StaffPerson', { description: 'A person with a role.' })
export class StaffPersonType {
  @Field(() => ID, { description: 'The uid of the account.' })
  userId!: string;

  @Field(() => String, { description: 'The address of the account.' })
  email!: string;

  @Field(() => StaffRoleEnum, { description: 'What the person is there for.' })
  role!: StaffRole;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When one of the person’s sessions was last used, to the hour; null: none is known.',
  })
  lastSeenAt!: Date | null;
}

@InputType({ description: 'Who gets which role.' })
export class SetStaffRoleInput {
  @Field(() => String, {
    description: 'The address of somebody of the staff. To get another role, it has to be proved.',
  })
  email!: string;

  @Field(() => StaffRoleEnum, { nullable: true, description: 'The role from now on; null: none.' })
  role!: StaffRole | null;

  @Field(() => StaffRoleEnum, {
    nullable: true,
    description: 'The role that was shown. Another one is CONFLICT. A first role is given by an invitation.',
  })
  was!: StaffRole | null;

  @Field(() => String, { description: 'Why, for the audit log.' })
  reason!: string;
}

@ObjectType('StaffInvitation', { description: 'A role that waits for somebody to accept it.' })
export class StaffInvitationType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'The address that is invited.' })
  email!: string;

  @Field(() => StaffRoleEnum, { description: 'The role that its account gets.' })
  role!: InvitedRole;

  @Field(() => String, { nullable: true, description: 'The address of who invited; null: they are gone.' })
  invitedBy!: string | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  invitedAt!: Date;

  @Field(() => DateTime, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}

@InputType({ description: 'Whom to bring into the staff.' })
export class InviteStaffInput {
  @Field(() => String, { description: 'The address, with or without an account.' })
  email!: string;

  @Field(() => StaffRoleEnum, {
    description: 'The role. Nobody is invited to OWNER.',
  })
  role!: StaffRole;

  @Field(() => String, { description: 'Why, for the audit log.' })
  reason!: string;
}

@ObjectType('InviteStaffPayload', { description: 'The result of `inviteStaff`.' })
export class InviteStaffPayload {
  @Field(() => [StaffPersonType], { description: 'Everyone with a role now; at most 200.' })
  staff!: StaffPersonType[];

  @Field(() => [StaffInvitationType], { description: 'The invitations that wait; at most 200.' })
  invitations!: StaffInvitationType[];
}

@InputType({ description: 'Which invitation to take back.' })
export class WithdrawStaffInvitationInput {
  @Field(() => ID, { description: 'The invitation.' })
  invitationId!: string;
}

@InputType({ description: 'An invitation, as the link in its mail has it.' })
export class AcceptStaffInvitationInput {
  @Field(() => ID, { description: '`member` of the link.' })
  invitationId!: string;

  @Field(() => String, { description: '`signature` of the link.' })
  signature!: string;
}

@ObjectType('AcceptStaffInvitationPayload', { description: 'The result of `acceptStaffInvitation`.' })
export class AcceptStaffInvitationPayload {
  @Field(() => StaffRoleEnum, { description: 'The role that the account has now.' })
  role!: InvitedRole;
}

@ObjectType('WithdrawStaffInvitationPayload', { description: 'The result of `withdrawStaffInvitation`.' })
export class WithdrawStaffInvitationPayload {
  @Field(() => [StaffInvitationType], { description: 'The invitations that still wait; at most 200.' })
  invitations!: StaffInvitationType[];
}

@ObjectType('SetStaffRolePayload', { description: 'The result of `setStaffRole`.' })
export class SetStaffRolePayload {
  @Field(() => ID, { description: 'The uid of the account.' })
  userId!: string;

  @Field(() => [StaffPersonType], {
    description: 'Everyone with a role now, as `staff` lists them; at most 200.',
  })
  staff!: StaffPersonType[];
}
