import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { GameType } from '#schema/types/games/game.type.ts';
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

/** A game that is over stays so. */
export async function markPostponed(em: EntityManager, gameId: string, isPostponed: boolean): Promise<void> {
  await em.execute(
    `update games set status = ?, absent = 0 where id = ? and status <> 'FINAL' and (status = 'POSTPONED') <> ?`,
    [isPostponed ? 'POSTPONED' : 'SCHEDULED', gameId, isPostponed],
  );
}

/**
 * Makes two games one: `kept` takes the provider's ids of `other`, its start and its score. What refers to `other` has to be moved
 * before; the game itself is deleted.
 */
export async function joinGames(em: EntityManager, kept: string, other: string, now: Date): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtext('games ' || league)) from games where id = ?", [
    kept,
  ]);
  await em.execute('update game_ids set game_id = ? where game_id = ?', [kept, other]);
  await em.execute(
    `with joined as (
       update games k set starts_at = o.starts_at, day = o.day, game_no = o.game_no, status = o.status, absent = o.absent,
              starts_seen = k.starts_seen + 1, away_score = o.away_score, home_score = o.home_score,
              final_at = o.final_at, confirmed_at = o.confirmed_at
         from games o where k.id = ? and o.id = ? returning k.id, k.starts_seen, k.starts_at)
     insert into game_starts (game_id, n, starts_at, noted_at) select id, starts_seen, starts_at, ? from joined`,
    [kept, other, now],
  );
  await em.execute('update game_questions set other_game_id = null where other_game_id = ?', [other]);
  await em.execute('delete from games where id = ?', [other]);
}
