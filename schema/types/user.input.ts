import { Field, InputType } from 'type-graphql';

@InputType('RegisterInput', { description: 'What a sign-up may tell.' })
export class RegisterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'What identifies the device; 1 to 128 characters. Where one account a device is the rule, a used one is refused with DEVICE_USED.',
  })
  fingerprintId?: string | null;
}
