import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { StaffRole } from '#schema/rules/access/staff.ts';
import { DateTime } from './scalars.ts';
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
  @Field(() => String, { description: 'The address of an account that exists.' })
  email!: string;

  @Field(() => StaffRoleEnum, { nullable: true, description: 'The role from now on; null: none.' })
  role!: StaffRole | null;

  @Field(() => StaffRoleEnum, {
    nullable: true,
    description: 'The role that was shown; null: none. Another one is CONFLICT.',
  })
  was!: StaffRole | null;

  @Field(() => String, { description: 'Why, for the audit log.' })
  reason!: string;
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
