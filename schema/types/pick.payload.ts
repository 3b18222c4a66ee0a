import { Field, ID, ObjectType } from 'type-graphql';
import { PickType } from './pick.type.ts';

@ObjectType('PickPayload', { description: 'The answer of a write to one pick.' })
export class PickPayload {
  @Field(() => PickType, { description: 'The pick as it now stands.' })
  pick!: PickType;
}

@ObjectType('DeletePickPayload', { description: 'The answer of `deletePick`.' })
export class DeletePickPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'The id that is gone; null when the pick was withdrawn instead.',
  })
  deletedPickId!: string | null;

  @Field(() => PickType, {
    nullable: true,
    description: 'The withdrawn pick: one that members could already read stays in the record.',
  })
  withdrawnPick!: PickType | null;
}
