import { Field, ID, InputType, ObjectType } from 'type-graphql';

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

@ObjectType('FingerprintCheck', { description: 'What is known about a device.' })
export class FingerprintCheckType {
  @Field(() => Boolean, { description: 'Whether its free trial has been used.' })
  exists!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The address of its account: in full for its owner, masked for everyone else.',
  })
  email!: string | null;
}

@ObjectType('SaveFingerprintPayload', { description: 'The result of `saveFingerprint`.' })
export class SaveFingerprintPayload {
  @Field(() => Boolean, {
    description:
      'Whether the device is now yours: false when it belongs to another account or devices are not stored.',
  })
  saved!: boolean;
}
