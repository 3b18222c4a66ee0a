import { Field, ID, ObjectType } from 'type-graphql';
import type { PickChangeKind } from '#schema/rules/pick-changes.ts';
import { PickChangeKindEnum } from './enums.ts';
import { PickType } from './pick.type.ts';

@ObjectType('PickChange', { description: 'Something that happened to a pick, as its reader may know it.' })
export class PickChangeType {
  @Field(() => PickChangeKindEnum, { description: 'What happened.' })
  kind!: PickChangeKind;

  @Field(() => ID, { description: 'The id of the pick.' })
  pickId!: string;

  @Field(() => PickType, {
    nullable: true,
    description: 'The pick as it now stands, locked if it is locked for this reader. Null when it is gone.',
  })
  pick!: PickType | null;
}
