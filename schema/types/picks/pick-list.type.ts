import { ArgsType, Field, InputType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { MAX_RANGE_DAYS } from '#schema/rules/picks/day-range.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { PickOrder, PickResult } from '#schema/rules/picks/pick-values.ts';
import { LeagueEnum, PickOrderEnum, PickResultEnum, TierEnum } from '#schema/types/enums.ts';
import { connectionType, PageArgs } from '#schema/types/page.type.ts';
import { CalendarDate } from '#schema/types/scalars.ts';
import { PickType } from './pick.type.ts';

export const PickConnectionType = connectionType(
  'Pick',
  () => PickType,
  'A page of picks, each as the viewer may see it.',
);

/** Filters cover only what a locked pick shows too: no filter may reveal more than the answer does. */
@InputType('RecordFilter', { description: 'The picks that a record counts. All conditions must match.' })
export class RecordFilter {
  @Field(() => CalendarDate, {
    nullable: true,
    description: `The first New York day. A range has at most ${MAX_RANGE_DAYS} days, which is the default.`,
  })
  from?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The last New York day. By default, or when it is too late, the last available day.',
  })
  to?: string | null;

  @Field(() => [LeagueEnum], { nullable: true, description: 'Only these leagues; any by default.' })
  leagues?: League[] | null;

  @Field(() => [TierEnum], {
    nullable: true,
    description: 'Only picks published for these tiers; any by default.',
  })
  tiers?: Tier[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only this analyst or model, spelled as in `Pick.analyst`; any by default.',
  })
  analyst?: string | null;
}

@InputType('PickFilter', { description: 'The picks in a list. All conditions must match.' })
export class PickFilter extends RecordFilter {
  @Field(() => [PickResultEnum], {
    nullable: true,
    description: 'Only these results; any by default.',
  })
  results?: PickResult[] | null;
}

/** The arguments of the list of picks. */
@ArgsType()
export class PickPageArgs extends PageArgs {
  @Field(() => PickFilter, { nullable: true, description: 'Which picks; by default all of the last year.' })
  filter?: PickFilter | null;

  @Field(() => PickOrderEnum, {
    defaultValue: PickOrderEnum.NEWEST,
    description: 'The order.',
  })
  orderBy!: PickOrder;
}
