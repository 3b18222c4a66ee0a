import { Field, ID, InputType } from 'type-graphql';

@InputType('RevokeMemberSessionsInput', { description: 'Whose sessions an admin ends.' })
export class RevokeMemberSessionsInput {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;
}
