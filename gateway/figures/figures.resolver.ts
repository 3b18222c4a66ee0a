import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { readPublicly } from '#gateway/auth/context.ts';
import type { Dimension } from '#schema/rules/stats/slices.ts';
import { OpenToKeys } from '#schema/types/api/api-key.type.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import { RecordDimensionEnum } from '#schema/types/record/record-enums.ts';
import {
  RecordCurveType,
  RecordPicksArgs,
  RecordRowConnectionType,
  RecordRowsArgs,
  RecordRowType,
  RecordStatsFilter,
  RecordStatsType,
} from '#schema/types/record/record-stats.type.ts';
import { listRows } from './list-rows.ts';
import { readCurve } from './read-curve.ts';
import { readRows } from './read-rows.ts';
import { readStats } from './read-stats.ts';

const WHICH = 'Which picks; by default all.';

/** Open to everyone: only picks of days that are over are in any of it. */
@Resolver()
export class FiguresResolver {
  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => RecordStatsType, {
    description: 'The figures of the record, each with its sample and uncertainty.',
  })
  recordStats(
    @Ctx() context: Context,
    @Arg('filter', () => RecordStatsFilter, { nullable: true, description: WHICH })
    filter: RecordStatsFilter | null,
    @Arg('by', () => [RecordDimensionEnum], { nullable: true, description: 'Also divided by these.' })
    by: Dimension[] | null,
  ): Promise<RecordStatsType> {
    return readPublicly(context, (reading) => readStats(reading, filter ?? {}, by ?? []));
  }

  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => RecordCurveType, { description: 'Units at the end of each day that had picks.' })
  recordCurve(
    @Ctx() context: Context,
    @Arg('filter', () => RecordStatsFilter, { nullable: true, description: WHICH })
    filter: RecordStatsFilter | null,
  ): Promise<RecordCurveType> {
    return readPublicly(context, (reading) => readCurve(reading, filter ?? {}));
  }

  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => RecordRowConnectionType, { description: 'The picks behind the figures, the newest first.' })
  recordPicks(
    @Ctx() context: Context,
    @Args(() => RecordPicksArgs) args: RecordPicksArgs,
  ): Promise<ConnectionOf<RecordRowType>> {
    return readPublicly(context, (reading) => listRows(reading, args));
  }

  @OpenToKeys('READ_PICKS', 'READ_RECORD')
  @Query(() => [RecordRowType], {
    deprecationReason: 'Use `recordPicks`, a connection like all lists that grow. Goes with version 0.3.0.',
    description: 'The picks behind the figures, the newest first, at most 100 at once.',
  })
  recordRows(
    @Ctx() context: Context,
    @Args(() => RecordRowsArgs) args: RecordRowsArgs,
  ): Promise<RecordRowType[]> {
    return readPublicly(context, (reading) => readRows(reading, args));
  }
}
