import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { joinGames, markPostponed } from '#gateway/games/change-game.ts';
import { answers, type GameAnswer } from '#schema/rules/market/game-questions.ts';
import type { AnswerGameQuestionInput } from '#schema/types/games/game-question.type.ts';
import * as statements from './answer-question.sql.ts';
import { regradeGame, voidGame } from './grade-game.ts';

/**
 * Does what an admin says of a game. Answers how many picks that changed. Throws NOT_FOUND, CONFLICT when somebody answered before, and
 * BAD_USER_INPUT for an answer to another kind of question.
 */
export async function answerGameQuestion(
  context: Context,
  { questionId, answer }: AnswerGameQuestionInput,
): Promise<number> {
  const { kind, gameId } = openQuestion(
    await statements.gameQuestion.first(context.database.em, { id: questionId }),
  );
  if (!answers(kind, answer)) throw new AppError('BAD_USER_INPUT', 'This is no answer to this question');
  // Grading twice changes nothing, so the question is closed only when it is done.
  const changed =
    answer === 'REGRADE'
      ? await regradeGame(context, gameId)
      : answer === 'VOID'
        ? await voidGame(context, gameId)
        : 0;
  return changed + (await close(context, questionId, answer));
}

/** Notes the answer, once, with what it does to the game. */
function close(context: Context, questionId: string, answer: GameAnswer): Promise<number> {
  return inTransaction(context, async (em) => {
    const { gameId, otherGameId } = openQuestion(
      await statements.lockGameQuestion.first(em, { id: questionId }),
    );
    const answered = { id: questionId, answer, now: context.now, by: authorOf(context).actor };
    await statements.answerGameQuestion.run(em, answered);
    const moved = await applyAnswer(em, { answer, gameId, otherGameId }, context.now);
    const details = { question: questionId, answer };
    audit(em, context.now, { ...authorOf(context), action: 'game.answer', target: gameId, details });
    await em.flush();
    return moved;
  });
}

async function applyAnswer(
  em: EntityManager,
  {
    answer,
    gameId,
    otherGameId,
  }: Pick<statements.GameQuestionRow, 'gameId' | 'otherGameId'> & { answer: GameAnswer },
  now: Date,
): Promise<number> {
  if (answer === 'POSTPONED') await markPostponed(em, gameId, true);
  if (answer !== 'SAME_GAME' || !otherGameId) return 0;
  const moved = await statements.movePicksToGame.run(em, { gameId, otherGameId });
  await joinGames(em, gameId, otherGameId, now);
  return moved;
}

function openQuestion(question: statements.GameQuestionRow | null): statements.GameQuestionRow {
  if (!question) throw new AppError('NOT_FOUND', 'This question does not exist');
  if (question.answer) throw new AppError('CONFLICT', 'Somebody has answered this already');
  return question;
}
