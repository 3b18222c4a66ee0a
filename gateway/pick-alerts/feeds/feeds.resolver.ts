import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { DeleteFeedsPayload, FeedsPayload, FeedsType } from '#schema/types/alerts/feeds.type.ts';
import { createFeeds, deleteFeeds, readFeeds } from './feed-address.ts';

@Resolver()
export class FeedsResolver {
  @Authorized('MEMBER')
  @Query(() => FeedsType, {
    nullable: true,
    description: 'The addresses of your calendar and feed of picks; null: you have none, or they have ended.',
  })
  feeds(@Ctx() context: Context): Promise<FeedsType | null> {
    return readFeeds(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => FeedsPayload, {
    description: 'Makes the addresses of your calendar and feed. Those you had before end at once.',
  })
  async createFeeds(@Ctx() context: Context): Promise<FeedsPayload> {
    return { feeds: await createFeeds(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => DeleteFeedsPayload, { description: 'Ends the addresses of your calendar and feed.' })
  async deleteFeeds(@Ctx() context: Context): Promise<DeleteFeedsPayload> {
    await deleteFeeds(context);
    return { feeds: null };
  }
}
