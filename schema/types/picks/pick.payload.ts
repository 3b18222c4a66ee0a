import { Field, ID, ObjectType } from 'type-graphql';
import { GameMatchType } from '#schema/types/games/game-match.type.ts';
import { PickType } from './pick.type.ts';

@ObjectType('PickPayload', { description: 'The result of a change to one pick.' })
export class PickPayload {
  @Field(() => PickType, { description: 'The pick after the change.' })
  pick!: PickType;

  @Field(() => GameMatchType, {
    description: 'The game of the schedule that it is on, or why it is on none.',
  })
  gameMatch?: GameMatchType;
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
