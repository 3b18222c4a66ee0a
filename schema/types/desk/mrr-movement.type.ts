import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { CANCEL_ANSWERS, type CancelAnswer } from '#schema/rules/money/cancel-reasons.ts';
import type { MovementKind } from '#schema/rules/money/mrr.ts';
import { enumOf, TierEnum } from '#schema/types/enums.ts';
import { connectionType, PageArgs } from '#schema/types/page.type.ts';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';
import { MovementKindEnum } from './revenue-enums.ts';

const CancelAnswerEnum = enumOf(
  'CancelAnswer',
  'What a member said at the cancellation of a plan.',
  CANCEL_ANSWERS,
  {
    PRICE: 'It costs too much.',
    RESULTS: 'The picks did not do well enough.',
    SEASON: 'Their season is over.',
    TOO_MANY: 'More picks than they can use.',
    PRODUCT: 'Something on the site did not work for them.',
    OTHER: 'Another reason.',
    NONE: 'Nothing.',
  },
);

@ObjectType('MrrMovement', { description: 'A change of what a member’s plan brings.' })
export class MrrMovementType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => ID, { description: 'The member.' })
  memberId!: string;

  @Field(() => String, { description: 'The member’s address.' })
  email!: string;

  @Field(() => MovementKindEnum, { description: 'What kind of change it is.' })
  kind!: MovementKind;

  @Field(() => String, { nullable: true, description: 'Why the plan ended; null for other kinds.' })
  reason!: string | null;

  @Field(() => CancelAnswerEnum, {
    nullable: true,
    description: 'What the member said at the cancellation; null where a plan did not end by one.',
  })
  said!: CancelAnswer | null;

  @Field(() => TierEnum, { description: 'The tier after it; of an ended plan the last one.' })
  tier!: Tier;

  @Field(() => Int, { description: 'What changed, in cents a month.' })
  cents!: number;
}

/** Which movements are listed. */
@ArgsType()
export class MrrMovementArgs extends PageArgs {
  @Field(() => CalendarDate, { nullable: true, description: 'The first day; any by default.' })
  from?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day; any by default.' })
  to?: string | null;

  @Field(() => MovementKindEnum, { nullable: true, description: 'Only this kind.' })
  kind?: MovementKind | null;

  @Field(() => String, { nullable: true, description: 'Only plans that ended for this reason.' })
  reason?: string | null;

  @Field(() => CancelAnswerEnum, {
    nullable: true,
    description: 'Only plans that were canceled and ended, of which the member had said this.',
  })
  said?: CancelAnswer | null;
}

export const MrrMovementConnectionType = connectionType(
  'MrrMovement',
  () => MrrMovementType,
  'A page of movements, newest first.',
);
