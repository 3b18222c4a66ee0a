import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import type { PickType } from '#schema/types/pick.type.ts';
import { PickConnectionType, PickPageArgs, RecordFilter } from '#schema/types/pick-list.type.ts';
import { TrackRecordType } from '#schema/types/record.type.ts';
import { OpenToKeys } from '#schema/types/scope.ts';
import { listPicks } from './list-picks.ts';
import { readRecord } from './read-record.ts';

@Resolver()
export class PickListResolver {
  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => PickConnectionType, {
    description:
      'The posted picks of some days, today’s included, each as its reader may see it. Days to come are in it for nobody; withdrawn picks say so in `status`.',
  })
  picks(
    @Ctx() context: Context,
    @Args(() => PickPageArgs) asked: PickPageArgs,
  ): Promise<ConnectionOf<PickType>> {
    return listPicks(context, asked);
  }

  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => TrackRecordType, {
    description: 'How the picks of past days did: wins, losses and units, by league, tier and analyst.',
  })
  record(
    @Ctx() context: Context,
    @Arg('filter', () => RecordFilter, {
      nullable: true,
      description: 'Which picks; left out: all of the last year.',
    })
    filter: RecordFilter | null,
  ): Promise<TrackRecordType> {
    return readRecord(context, filter ?? {});
  }
}
