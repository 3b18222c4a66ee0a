import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  GAME_ANSWERS,
  GAME_QUESTION_KINDS,
  type GameAnswer,
  type GameQuestionKind,
} from '#schema/rules/market/game-questions.ts';
import { enumOf } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';
import { GameType } from './game.type.ts';

const GameQuestionKindEnum = enumOf(
  'GameQuestionKind',
  'What only a person can say of a game.',
  GAME_QUESTION_KINDS,
  {
    NEW_ID: 'The provider no longer lists the game, and lists another one of the same teams.',
    GONE: 'The provider no longer lists the game.',
    START: 'The start moved in a way that its picks may not follow by themselves.',
    NOT_PLAYED: 'The game was not played on the day of its picks, nor on the day after.',
    CORRECTED: 'The provider changed a final score that it had confirmed.',
  },
);

const GameAnswerEnum = enumOf('GameAnswer', 'An answer to a question about a game.', GAME_ANSWERS, {
  SAME_GAME: 'NEW_ID: both are one game. Its picks follow the new start where the rules allow it.',
  OTHER_GAME: 'NEW_ID: they are two games.',
  POSTPONED: 'GONE: the game was postponed.',
  VOID: 'NOT_PLAYED: its picks without a result become void.',
  REGRADE: 'CORRECTED: its picks are graded again where the new score changes their result.',
  DISMISS: 'Nothing is done. For every kind but NEW_ID.',
});

@ObjectType('GameQuestion', { description: 'A question about a game that waits for an admin.' })
export class GameQuestionType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => GameQuestionKindEnum, { description: 'What is asked.' })
  kind!: GameQuestionKind;

  @Field(() => GameType, { description: 'The game.' })
  game!: GameType;

  @Field(() => GameType, { nullable: true, description: 'NEW_ID: the game that may be the same one.' })
  otherGame!: GameType | null;

  @Field(() => Int, { description: 'How many picks are on the game, withdrawn ones left out.' })
  picks!: number;

  @Field(() => DateTime, { description: 'When it was first asked.' })
  askedAt!: Date;
}

@InputType('AnswerGameQuestionInput', { description: 'An answer to a question about a game.' })
export class AnswerGameQuestionInput {
  @Field(() => ID, { description: 'The question.' })
  questionId!: string;

  @Field(() => GameAnswerEnum, { description: 'The answer.' })
  answer!: GameAnswer;
}

@ObjectType('AnswerGameQuestionPayload', { description: 'What the answer did.' })
export class AnswerGameQuestionPayload {
  @Field(() => Int, { description: 'How many picks it changed.' })
  changedPicks!: number;

  @Field(() => [GameQuestionType], { description: 'The questions that are left, at most 50.' })
  questions!: GameQuestionType[];
}

@InputType('PostponeGameInput', { description: 'Says that a game was postponed, or that it was not.' })
export class PostponeGameInput {
  @Field(() => ID, { description: 'The game.' })
  gameId!: string;

  @Field(() => Boolean, { description: 'False when it will be played after all.' })
  isPostponed!: boolean;
}

@ObjectType('PostponeGamePayload', { description: 'The game as it is now.' })
export class PostponeGamePayload {
  @Field(() => GameType, { description: 'The game.' })
  game!: GameType;
}
