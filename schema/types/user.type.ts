import { Field, ID, ObjectType } from 'type-graphql';
import type { PlanStatus } from '#schema/rules/entitlement.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { PlanStatusEnum, TierEnum } from './enums.ts';
import { DateTime } from './scalars.ts';

@ObjectType('User', { description: 'A member or an admin, as they see themselves.' })
export class UserType {
  @Field(() => ID, { description: 'The uid at the identity provider.' })
  id!: string;

  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => TierEnum, { description: 'What the member may see at this moment.' })
  subscription!: Tier;

  @Field(() => PlanStatusEnum, { description: 'How the plan stands at this moment.' })
  planStatus!: PlanStatus;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the trial that counts: the account trial, or the trial of a plan. Null for payers.',
  })
  trialEndDate!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the paid period ends: it renews then, or access ends when it was cancelled.',
  })
  currentPeriodEndsAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the account may use the admin operations.' })
  isAdmin!: boolean;

  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt!: Date;
}

@ObjectType('UpdatePasswordPayload', { description: 'The answer of `updatePassword`: the new one holds.' })
export class UpdatePasswordPayload {
  @Field(() => ID, { description: 'The uid of the account. All its other sessions have ended.' })
  userId!: string;
}

@ObjectType('RegisterPayload', { description: 'The answer of `register`.' })
export class RegisterPayload {
  @Field(() => UserType, { description: 'The account, new or as it was.' })
  user!: UserType;
}
