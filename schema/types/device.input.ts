import { Field, ID, InputType } from 'type-graphql';

@InputType('SaveFingerprintInput', { description: 'The device of the signed-in member.' })
export class SaveFingerprintInput {
  @Field(() => String, { description: 'What identifies the device; 1 to 128 characters.' })
  fingerprintId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Your own id; any other does not exist. Left out: your own.',
  })
  userId?: string | null;
}
