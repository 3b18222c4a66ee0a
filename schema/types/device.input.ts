import { Field, ID, InputType } from 'type-graphql';

@InputType('SaveFingerprintInput', { description: 'The device of the signed-in member.' })
export class SaveFingerprintInput {
  @Field(() => String, { description: 'The fingerprint of the device; 1 to 128 characters.' })
  fingerprintId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Your own id, which is the default. Any other is answered as NOT_FOUND.',
  })
  userId?: string | null;
}
