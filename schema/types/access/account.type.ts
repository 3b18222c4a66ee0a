import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType('MemberData', { description: 'Everything that is stored about a member, as a file.' })
export class MemberDataType {
  @Field(() => String, { description: 'A name for the file.' })
  fileName!: string;

  @Field(() => String, { description: 'JSON.' })
  content!: string;
}

@InputType('DeleteAccountInput', { description: 'The confirmation of a deletion.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'The email address of the account, typed again.' })
  email!: string;
}

@InputType('DeleteMemberInput', { description: 'A member to delete.' })
export class DeleteMemberInput {
  @Field(() => ID, { description: 'The uid.' })
  userId!: string;

  @Field(() => String, { description: 'Why, for the audit log.' })
  reason!: string;
}

@ObjectType('DeleteAccountPayload', { description: 'The result of a deletion.' })
export class DeleteAccountPayload {
  @Field(() => ID, { description: 'The uid of the account that was deleted.' })
  userId!: string;
}
