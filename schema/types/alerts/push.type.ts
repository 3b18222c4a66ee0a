import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('PushDevice', { description: 'A browser of yours that gets notifications of picks.' })
export class PushDeviceType {
  @Field(() => ID, { description: 'Names it in `removePush`.' })
  id!: string;

  @Field(() => String, { description: 'The device, such as `Chrome on Android`.' })
  deviceName!: string;

  @Field(() => DateTime, { description: 'When notifications were turned on there.' })
  addedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}

@ObjectType('Push', { description: 'Notifications of picks by Web Push.' })
export class PushType {
  @Field(() => String, {
    description: 'What a browser subscribes with: a public key (VAPID) in base64url.',
  })
  publicKey!: string;

  @Field(() => [PushDeviceType], {
    description: 'Your browsers that get notifications, oldest first; at most 10.',
  })
  devices!: PushDeviceType[];
}

@InputType('AddPushInput', { description: 'A subscription as the browser’s `PushManager` gives it.' })
export class AddPushInput {
  @Field(() => String, { description: 'The address at the push service of Chrome, Firefox, Safari or Edge.' })
  endpoint!: string;

  @Field(() => String, { description: '`keys.p256dh`: the browser’s public key.' })
  p256dh!: string;

  @Field(() => String, { description: '`keys.auth`: the secret of the subscription.' })
  auth!: string;
}

@InputType('RemovePushInput', { description: 'Where notifications are turned off.' })
export class RemovePushInput {
  @Field(() => ID, { nullable: true, description: 'One of your devices; by default the one that asks.' })
  id?: string | null;
}

@ObjectType('PushPayload', { description: 'Your notifications after a change.' })
export class PushPayload {
  @Field(() => PushType, { nullable: true, description: 'As they are now.' })
  push!: PushType | null;
}
