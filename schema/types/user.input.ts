import { Field, InputType } from 'type-graphql';

@InputType('RegisterInput', { description: 'Details of a sign-up.' })
export class RegisterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The fingerprint of the device; 1 to 128 characters. With one account per device, a used device is refused with DEVICE_USED.',
  })
  fingerprintId?: string | null;
}
