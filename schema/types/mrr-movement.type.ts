import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { MovementKind } from '#schema/rules/money/mrr.ts';
import { TierEnum } from './enums.ts';
import { connectionType, PageArgs } from './page.type.ts';
import { MovementKindEnum } from './revenue-enums.ts';
import { CalendarDate, DateTime } from './scalars.ts';

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
}

export const MrrMovementConnectionType = connectionType(
  'MrrMovement',
  () => MrrMovementType,
  'A page of movements, newest first.',
);
