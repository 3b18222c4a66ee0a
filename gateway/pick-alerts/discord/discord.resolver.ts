import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  DiscordCheckType,
  DiscordPayload,
  DiscordType,
  LinkDiscordInput,
  StartDiscordLinkPayload,
} from '#schema/types/alerts/discord.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { linkDiscord, unlinkDiscord } from './link-discord.ts';
import { readChecklist } from './read-checklist.ts';
import { readDiscord } from './read-discord.ts';
import { startLink } from './start-link.ts';

@Resolver()
export class DiscordResolver {
  @Authorized('MEMBER')
  @Query(() => DiscordType, {
    nullable: true,
    description: 'Your Discord account; null while Discord is not set up here.',
  })
  async discord(@Ctx() context: Context): Promise<DiscordType | null> {
    return context.discord ? readDiscord(context) : null;
  }

  @ForStaff('OPERATIONS', 'PICKS')
  @Query(() => [DiscordCheckType], {
    description: 'Admins: what has to be right at Discord, and what is not. It asks Discord each time.',
  })
  discordChecklist(@Ctx() context: Context): Promise<DiscordCheckType[]> {
    return readChecklist(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => StartDiscordLinkPayload, { description: 'Begins to link your Discord account.' })
  async startDiscordLink(@Ctx() context: Context): Promise<StartDiscordLinkPayload> {
    return { url: await startLink(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => DiscordPayload, {
    description:
      'Links the Discord account with which you agreed, and adds it to the server. It gets the role of your plan within seconds, and loses it with the plan.',
  })
  async linkDiscord(
    @Ctx() context: Context,
    @InputArg(LinkDiscordInput) input: LinkDiscordInput,
  ): Promise<DiscordPayload> {
    await linkDiscord(context, input);
    return { discord: await readDiscord(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => DiscordPayload, {
    description: 'Unlinks your Discord account. It loses its role and stays in the server.',
  })
  async unlinkDiscord(@Ctx() context: Context): Promise<DiscordPayload> {
    await unlinkDiscord(context);
    return { discord: await readDiscord(context) };
  }
}
