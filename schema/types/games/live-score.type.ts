import { Field, Int, ObjectType } from 'type-graphql';
import type { GameStatus } from '#schema/rules/market/game-sides.ts';
import { GameStatusEnum } from './game.type.ts';

@ObjectType('LiveScore', {
  description:
    'The score of the game of a pick by the provider, the team that the pick names first before the other.',
})
export class LiveScoreType {
  @Field(() => GameStatusEnum, { description: 'The state of the game.' })
  status!: GameStatus;

  @Field(() => Int, { nullable: true, description: 'Points of the first team; null until it has begun.' })
  one!: number | null;

  @Field(() => Int, { nullable: true, description: 'Points of the second team.' })
  two!: number | null;
}
