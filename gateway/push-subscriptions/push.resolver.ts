import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { AddPushInput, PushPayload, PushType, RemovePushInput } from '#schema/types/alerts/push.type.ts';
import { addPush } from './add-push.ts';
import { readPush } from './read-push.ts';
import { removePush } from './remove-push.ts';

@Resolver()
export class PushResolver {
  @Authorized('MEMBER')
  @Query(() => PushType, {
    nullable: true,
    description:
      'Your devices that get notifications of picks; null while notifications are not set up here.',
  })
  push(@Ctx() context: Context): Promise<PushType | null> {
    return readPush(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => PushPayload, {
    description:
      'Turns notifications on for the browser of this sign-in. They end with it. At most ten of your browsers get them.',
  })
  async addPush(@Ctx() context: Context, @InputArg(AddPushInput) input: AddPushInput): Promise<PushPayload> {
    await addPush(context, input);
    return { push: await readPush(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => PushPayload, { description: 'Turns notifications off for one of your browsers.' })
  async removePush(
    @Ctx() context: Context,
    @InputArg(RemovePushInput) { id }: RemovePushInput,
  ): Promise<PushPayload> {
    await removePush(context, id ?? null);
    return { push: await readPush(context) };
  }
}
