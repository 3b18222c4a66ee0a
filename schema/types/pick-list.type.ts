import { ArgsType, Field, InputType } from 'type-graphql';
import { LONGEST_RANGE_DAYS } from '#schema/rules/day-range.ts';
import type { League } from '#schema/rules/leagues.ts';
import type { PickOrder, PickResult } from '#schema/rules/pick-values.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { LeagueEnum, PickOrderEnum, PickResultEnum, TierEnum } from './enums.ts';
import { connectionType, PageArgs } from './page.type.ts';
import { PickType } from './pick.type.ts';
import { CalendarDate } from './scalars.ts';

export const PickConnectionType = connectionType(
  'Pick',
  () => PickType,
  'A page of picks, each as its reader may see it.',
);

/** Only what a locked pick shows too can be asked for: no filter may tell more than the answer does. */
@InputType('RecordFilter', { description: 'Which picks a record counts. Each part narrows it.' })
export class RecordFilter {
  @Field(() => CalendarDate, {
    nullable: true,
    description: `The first New York day. A range has at most ${LONGEST_RANGE_DAYS} days; left out: as far back as that.`,
  })
  from?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The last New York day. Left out, or later than the last there is: the last there is.',
  })
  to?: string | null;

  @Field(() => [LeagueEnum], { nullable: true, description: 'Of these leagues; left out or empty: any.' })
  leagues?: League[] | null;

  @Field(() => [TierEnum], {
    nullable: true,
    description: 'Published for these tiers; left out or empty: any.',
  })
  tiers?: Tier[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Made by this analyst or model, written as it is in `Pick.analyst`; left out: any.',
  })
  analyst?: string | null;
}

@InputType('PickFilter', { description: 'Which picks a list has. Each part narrows it.' })
export class PickFilter extends RecordFilter {
  @Field(() => [PickResultEnum], {
    nullable: true,
    description: 'That ended like this; left out or empty: in any way.',
  })
  results?: PickResult[] | null;
}

/** The arguments of the list of picks. */
@ArgsType()
export class PickPageArgs extends PageArgs {
  @Field(() => PickFilter, { nullable: true, description: 'Which picks; left out: all of the last year.' })
  filter?: PickFilter | null;

  @Field(() => PickOrderEnum, {
    defaultValue: PickOrderEnum.NEWEST,
    description: 'Which come first.',
  })
  orderBy!: PickOrder;
}
