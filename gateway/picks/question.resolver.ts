import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import {
  AnswerGameQuestionInput,
  AnswerGameQuestionPayload,
  GameQuestionType,
} from '#schema/types/games/game-question.type.ts';
import { UnknownTeamType } from '#schema/types/games/odds-feed.type.ts';
import { answerGameQuestion } from './answer-question.ts';
import { openGameQuestions } from './game-questions.ts';
import { unknownTeams } from './unknown-teams.ts';

@Resolver()
export class QuestionResolver {
  @ForStaff('PICKS')
  @Query(() => [GameQuestionType], {
    description: 'Admins: what only a person can say of games, at most 50, those with picks first.',
  })
  gameQuestions(@Ctx() { database, now }: Context): Promise<GameQuestionType[]> {
    return openGameQuestions(database.em, now);
  }

  @ForStaff('PICKS')
  @Query(() => [UnknownTeamType], {
    description: 'Admins: names in picks of the last 14 days that are no team of their league, at most 50.',
  })
  unknownTeams(@Ctx() { database, now }: Context): Promise<UnknownTeamType[]> {
    return unknownTeams(database.em, now);
  }

  @ForStaff('PICKS')
  @Mutation(() => AnswerGameQuestionPayload, {
    description: 'Admins: answers a question about a game. CONFLICT when somebody answered it before.',
  })
  async answerGameQuestion(
    @Ctx() context: Context,
    @InputArg(AnswerGameQuestionInput) input: AnswerGameQuestionInput,
  ): Promise<AnswerGameQuestionPayload> {
    const changedPicks = await answerGameQuestion(context, input);
    return { changedPicks, questions: await openGameQuestions(context.database.em, context.now) };
  }
}
