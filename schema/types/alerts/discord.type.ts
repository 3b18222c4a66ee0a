import { Field, InputType, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { DISCORD_STATES, type DiscordState } from '#schema/rules/alerts/discord-role.ts';
import { enumOf, TierEnum } from '#schema/types/enums.ts';

const DiscordStateEnum = enumOf('DiscordState', 'How far a Discord account is linked.', DISCORD_STATES, {
  UNLINKED: 'No account is linked.',
  READY: 'The account has the role of the plan.',
  PENDING: 'The role changes within seconds.',
  NO_ROLE: 'The plan, or a break, gives no role.',
  NOT_IN_SERVER: 'The account is not in the server. Linking again adds it.',
  FAILED: 'Discord refused the role. It is tried again.',
});

@ObjectType('Discord', { description: 'Your Discord account, with which you read picks in the server.' })
export class DiscordType {
  @Field(() => DiscordStateEnum, { description: 'How far it is linked.' })
  state!: DiscordState;

  @Field(() => String, { nullable: true, description: 'Its name when it was linked; null: none is linked.' })
  name!: string | null;

  @Field(() => TierEnum, { nullable: true, description: 'The plan whose role it has; null: none.' })
  role!: Tier | null;
}

@ObjectType('StartDiscordLinkPayload', { description: 'Where to go to link an account.' })
export class StartDiscordLinkPayload {
  @Field(() => String, {
    description:
      'The page at Discord on which you agree. It leads back to `/account/alerts` with `code` and `state`, which serve once, within ten minutes, and in this sign-in only.',
  })
  url!: string;
}

@InputType('LinkDiscordInput', { description: 'What Discord’s page led back with.' })
export class LinkDiscordInput {
  @Field(() => String, { description: '`code` of the address.' })
  code!: string;

  @Field(() => String, { description: '`state` of the address.' })
  state!: string;
}

@ObjectType('DiscordPayload', { description: 'Your Discord account after a change.' })
export class DiscordPayload {
  @Field(() => DiscordType, { description: 'As it is now.' })
  discord!: DiscordType;
}

@ObjectType('DiscordCheck', { description: 'Something that has to be right at Discord.' })
export class DiscordCheckType {
  @Field(() => String, { description: 'What has to be so.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What is wrong and how to mend it; null: it is right.',
  })
  advice!: string | null;
}
