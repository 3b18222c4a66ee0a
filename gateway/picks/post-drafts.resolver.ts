import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { PostDraftsInput } from '#schema/types/picks/pick.input.ts';
import { PostDraftsPayload } from '#schema/types/picks/pick.payload.ts';
import { postDrafts } from './post-drafts.ts';

@Resolver()
export class PostDraftsResolver {
  @ForStaff('PICKS')
  @Mutation(() => PostDraftsPayload, {
    description: 'Admins: posts drafts together, all of them or none, so that they are sent in one message.',
  })
  async postDrafts(
    @Ctx() context: Context,
    @InputArg(PostDraftsInput) { ids }: PostDraftsInput,
  ): Promise<PostDraftsPayload> {
    return { picks: await postDrafts(context, ids) };
  }
}
