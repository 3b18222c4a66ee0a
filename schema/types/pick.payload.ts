import { Field, ID, ObjectType } from 'type-graphql';
import { PickType } from './pick.type.ts';

@ObjectType('PickPayload', { description: 'The result of a change to one pick.' })
export class PickPayload {
  @Field(() => PickType, { description: 'The pick after the change.' })
  pick!: PickType;
}

@ObjectType('PostDraftsPayload', { description: 'The result of `postDrafts`.' })
export class PostDraftsPayload {
  @Field(() => [PickType], { description: 'The picks as posted, at most 100.' })
  picks!: PickType[];
}

@ObjectType('DeletePickPayload', { description: 'The result of `deletePick`.' })
export class DeletePickPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the deleted pick; null when it was withdrawn instead.',
  })
  deletedPickId!: string | null;

  @Field(() => PickType, {
    nullable: true,
    description: 'The withdrawn pick: a pick that members could already read stays in the record.',
  })
  withdrawnPick!: PickType | null;
}
