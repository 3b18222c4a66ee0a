import { Field, ObjectType } from 'type-graphql';

@ObjectType('FingerprintCheck', { description: 'What is known of a device.' })
export class FingerprintCheckType {
  @Field(() => Boolean, { description: 'Whether a free trial was already used on it.' })
  exists!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The address of its account: whole for its owner, masked for anybody else.',
  })
  email!: string | null;
}

@ObjectType('SaveFingerprintPayload', { description: 'The answer of `saveFingerprint`.' })
export class SaveFingerprintPayload {
  @Field(() => Boolean, {
    description:
      'Whether the device now counts as yours: false when it is another account’s or none are kept.',
  })
  saved!: boolean;
}
