import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('Passkey', { description: 'A passkey of a person of the staff.' })
export class PasskeyType {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: string;

  @Field(() => String, { description: 'The name that its owner gave it.' })
  name!: string;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was shown last; null: not since it was added.',
  })
  lastUsedAt!: Date | null;
}

@ObjectType('SecondFactor', { description: 'What this session has proved beyond the sign-in.' })
export class SecondFactorType {
  @Field(() => [PasskeyType], {
    description: 'Your passkeys, the oldest first; at most 10. Without one, none is needed.',
  })
  passkeys!: PasskeyType[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'When admin operations need a passkey again; null: this session has shown none yet.',
  })
  asksAgainAt!: Date | null;
}

@ObjectType('PasskeyOptionsPayload', { description: 'What a browser needs to make or show a passkey.' })
export class PasskeyOptionsPayload {
  @Field(() => String, {
    description: 'WebAuthn’s options as JSON, for `@simplewebauthn/browser` or the browser itself.',
  })
  options!: string;
}

@InputType({ description: 'A passkey that a browser made.' })
export class AddPasskeyInput {
  @Field(() => String, { description: 'A name for it, such as the device; at most 60 characters.' })
  name!: string;

  @Field(() => String, { description: 'The browser’s answer to `startPasskey`, as JSON.' })
  response!: string;
}

@InputType({ description: 'A passkey that a browser showed.' })
export class ConfirmPasskeyInput {
  @Field(() => String, { description: 'The browser’s answer to `startPasskeyCheck`, as JSON.' })
  response!: string;
}

@InputType({ description: 'Which passkey goes.' })
export class DeletePasskeyInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@ObjectType('SecondFactorPayload', { description: 'The second factor after a change.' })
export class SecondFactorPayload {
  @Field(() => SecondFactorType, { description: 'Your passkeys, and until when the one you showed counts.' })
  secondFactor!: SecondFactorType;
}
