import { Field, ID, ObjectType } from 'type-graphql';
import type { PlanStatus } from '#schema/rules/access/entitlement.ts';
import type { StaffRole, StaffScope } from '#schema/rules/access/staff.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';
import { StaffRoleEnum, StaffScopeEnum } from '#schema/types/desk/staff.ts';
import { OddsFormatEnum, PlanStatusEnum, TierEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('EndedPlan', { description: 'A plan that a member had until it ended.' })
export class EndedPlanType {
  @Field(() => TierEnum, { description: 'Its tier.' })
  tier!: Tier;

  @Field(() => DateTime, { description: 'When access ended.' })
  endedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when the member’s own break or self-exclusion keeps them from buying it again; null: it can be bought.',
  })
  closedUntil!: Date | null;
}

@ObjectType('User', { description: 'A member or an admin, as they see themselves.' })
export class UserType {
  @Field(() => ID, { description: 'The uid at the identity provider.' })
  id!: string;

  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'First and last name, as they were given for the latest invoices; null when none were.',
  })
  name?: string | null;

  @Field(() => TierEnum, { description: 'The tier that the member has access to now.' })
  subscription!: Tier;

  @Field(() => PlanStatusEnum, { description: 'The status of the plan now.' })
  planStatus!: PlanStatus;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the current trial: the account trial or a plan’s trial. Null for paying members.',
  })
  trialEndDate!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the paid period ends. It then renews, or access ends if it was canceled or is to pause.',
  })
  currentPeriodEndsAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When access ends unless an overdue payment is made. Null when none is overdue, and once access has ended.',
  })
  graceEndsAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When a pause of the plan ends, which begins with the end of the paid period. Null without one, and while a payment is overdue.',
  })
  pausedUntil!: Date | null;

  @Field(() => EndedPlanType, {
    nullable: true,
    description:
      'The plan that the member had last, once it has ended; null while they have one, and when they only ever had a trial.',
  })
  endedPlan?: EndedPlanType | null;

  @Field(() => Boolean, {
    description: 'Whether the account is an owner’s, who may use every admin operation.',
  })
  isAdmin!: boolean;

  @Field(() => StaffRoleEnum, { nullable: true, description: 'The role in the staff; null for members.' })
  role!: StaffRole | null;

  @Field(() => [StaffScopeEnum], {
    description: 'What the role allows: the admin operations name them in `@staff`.',
  })
  scopes!: StaffScope[];

  @Field(() => DateTime, { description: 'When the account was created.' })
  createdAt!: Date;

  @Field(() => OddsFormatEnum, {
    nullable: true,
    description: 'How the member wants prices shown; null: never chosen, which is American.',
  })
  oddsFormat!: OddsFormat | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The IANA zone in which the member wants times shown; null: never chosen, which is New York.',
  })
  timeZone!: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The books whose prices the member is shown, at most 60; null: every book.',
  })
  books?: string[] | null;

  @Field(() => Boolean, {
    description: 'Whether the proofs of each week’s picks are emailed to the member on Monday.',
  })
  weeklyReceipts!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the address refused our mail, so that we send it none until its owner confirms it again.',
  })
  mailRefused?: boolean;
}

@ObjectType('SetDisplayPayload', { description: 'The result of `setDisplay`.' })
export class SetDisplayPayload {
  @Field(() => UserType, { description: 'The account with what was chosen.' })
  user!: UserType;
}

@ObjectType('SetBooksPayload', { description: 'The result of `setBooks`.' })
export class SetBooksPayload {
  @Field(() => UserType, { description: 'The account with what was chosen.' })
  user!: UserType;
}

@ObjectType('SetWeeklyReceiptsPayload', { description: 'The result of `setWeeklyReceipts`.' })
export class SetWeeklyReceiptsPayload {
  @Field(() => UserType, { description: 'The account with what was chosen.' })
  user!: UserType;
}

@ObjectType('UpdatePasswordPayload', { description: 'The result of `updatePassword`.' })
export class UpdatePasswordPayload {
  @Field(() => ID, { description: 'The uid of the account. All its other sessions have ended.' })
  userId!: string;
}

@ObjectType('RegisterPayload', { description: 'The result of `register`.' })
export class RegisterPayload {
  @Field(() => UserType, { description: 'The account, new or existing.' })
  user!: UserType;
}
