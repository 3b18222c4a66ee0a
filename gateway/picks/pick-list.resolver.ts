import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { readPublicly } from '#gateway/auth/context.ts';
import { OpenToKeys } from '#schema/types/api/api-key.type.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import type { PickType } from '#schema/types/picks/pick.type.ts';
import { PickConnectionType, PickPageArgs, RecordFilter } from '#schema/types/picks/pick-list.type.ts';
import { TrackRecordType } from '#schema/types/record/record.type.ts';
import { listPicks } from './list-picks.ts';
import { readRecord } from './read-record.ts';

@Resolver()
export class PickListResolver {
  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => PickConnectionType, {
    description:
      'The posted picks of some days, today included, each as the viewer may see it. Future days are not included; withdrawn picks say so in `status`.',
  })
  picks(
    @Ctx() context: Context,
    @Args(() => PickPageArgs) args: PickPageArgs,
  ): Promise<ConnectionOf<PickType>> {
    return listPicks(context, args);
  }

  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => TrackRecordType, {
    description: 'The results of past days: wins, losses and units, by league, tier and analyst.',
  })
  record(
    @Ctx() context: Context,
    @Arg('filter', () => RecordFilter, {
      nullable: true,
      description: 'Which picks; by default all of the last year.',
    })
    filter: RecordFilter | null,
  ): Promise<TrackRecordType> {
    return readPublicly(context, (reading) => readRecord(reading, filter ?? {}));
  }
}
