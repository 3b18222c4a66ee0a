import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { OpenToKeys } from '#schema/types/api/api-key.type.ts';
import { RecordCheckpointType } from '#schema/types/record/seal.type.ts';
import { lastCheckpoint } from './read-checkpoint.ts';

@Resolver()
export class CheckpointResolver {
  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => RecordCheckpointType, {
    nullable: true,
    description: 'The last signed checkpoint of the log of the record; null before the first.',
  })
  async recordCheckpoint(@Ctx() { database }: Context): Promise<RecordCheckpointType | null> {
    const checkpoint = await lastCheckpoint(database.em);
    return checkpoint && { ...checkpoint, origin: checkpoint.note.split('\n')[0] ?? '' };
  }
}
