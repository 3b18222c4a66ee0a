import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#schema/types/scalars.ts';

@InputType('RevokeMemberSessionsInput', { description: 'Whose sessions an admin ends.' })
export class RevokeMemberSessionsInput {
  @Field(() => ID, { description: 'The uid of the member.' })
  userId!: string;
}

@ObjectType('Session', { description: 'A sign-in of yours on a device.' })
export class SessionType {
  @Field(() => String, { description: 'The device, such as `Chrome on Windows`.' })
  deviceName!: string;

  @Field(() => DateTime, { description: 'When it began, by the identity provider’s clock.' })
  signedInAt!: Date;

  @Field(() => DateTime, { description: 'When it was last used, to the hour.' })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}

@ObjectType('RevokeSessionsPayload', { description: 'The result of `revokeSessions`.' })
export class RevokeSessionsPayload {
  @Field(() => Int, { description: 'How many API keys ended with the sessions that made them.' })
  revokedKeys!: number;
}
