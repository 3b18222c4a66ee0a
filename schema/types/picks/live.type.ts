import { Field, ID, ObjectType } from 'type-graphql';
import type { PickChangeKind } from '#schema/rules/picks/pick-changes.ts';
import { PickChangeKindEnum } from '#schema/types/enums.ts';
import { PickType } from './pick.type.ts';

@ObjectType('PickChange', { description: 'A change to a pick, as the viewer may see it.' })
export class PickChangeType {
  @Field(() => PickChangeKindEnum, { description: 'What happened.' })
  kind!: PickChangeKind;

  @Field(() => ID, { description: 'The id of the pick.' })
  pickId!: string;

  @Field(() => PickType, {
    nullable: true,
    description:
      'The pick after the change, locked if it is locked for this viewer. Null when it was removed.',
  })
  pick!: PickType | null;
}
