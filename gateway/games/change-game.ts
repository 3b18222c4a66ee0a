import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { GameType } from '#schema/types/games/game.type.ts';
import * as statements from './change-game.sql.ts';
import { gameById } from './named-games.ts';

/**
 * Says that a game was postponed, which the provider never does, or that it will be played after all. Throws NOT_FOUND, and CONFLICT for a
 * game that is over.
 */
export async function postponeGame(
  context: Context,
  { gameId, isPostponed }: { gameId: string; isPostponed: boolean },
): Promise<GameType> {
  return inTransaction(context, async (em) => {
    await markPostponed(em, gameId, isPostponed);
    const game = await gameById(em, gameId);
    if (!game) throw new AppError('NOT_FOUND', 'This game does not exist');
    if (game.status === 'FINAL') throw new AppError('CONFLICT', 'This game is over');
    const details = { isPostponed };
    audit(em, context.now, { ...authorOf(context), action: 'game.postpone', target: gameId, details });
    await em.flush();
    return game;
  });
}

/** A game that is over stays so. One that is to be played after all is asked about again where the provider does not list it. */
export async function markPostponed(em: EntityManager, gameId: string, isPostponed: boolean): Promise<void> {
  const status = isPostponed ? 'POSTPONED' : 'SCHEDULED';
  await statements.markPostponed.run(em, { id: gameId, status, isPostponed });
  if (!isPostponed) await statements.askAgain.run(em, { id: gameId });
}

/**
 * Makes two games one: `kept` takes the provider's ids of `other`, its start and its score. What refers to `other` has to be moved
 * before; the game itself is deleted.
 */
export async function joinGames(em: EntityManager, kept: string, other: string, now: Date): Promise<void> {
  await statements.lockGamesOf.run(em, { id: kept });
  await statements.moveGameIds.run(em, { kept, other });
  await statements.takeGame.run(em, { kept, other, now });
  await statements.forgetOtherGame.run(em, { other });
  await statements.deleteGame.run(em, { id: other });
}
