import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { namedGame } from '#gateway/games/named-games.ts';
import { gameSides } from '#schema/rules/market/game-sides.ts';
import type { LinkGameInput } from '#schema/types/picks/pick.input.ts';
import * as statements from './link-game.sql.ts';
import type { PickRecord } from './pick-rows.ts';
import { writePick } from './write-pick.ts';

type GameWords = Pick<PickRecord, 'id' | 'league' | 'teamOne' | 'teamTwo' | 'date'>;

/** Says which game a pick is on, or that it is on none of the schedule. Throws NOT_FOUND, GAME_MISMATCH. */
export async function linkGame(context: Context, { pickId, gameId }: LinkGameInput): Promise<PickRecord> {
  return writePick(context, pickId, 'pick.game', async (em, pick) => {
    const before = await linkedGame(em, pickId);
    if (before === (gameId ?? null)) return null;
    await keepGame(em, pick, gameId ?? null, context.now);
    return { before, after: gameId ?? null };
  });
}

/** Writes the link, or that there is none, so that none is looked for. Throws GAME_MISMATCH unless league, day and teams are those of the game. */
export async function keepGame(
  em: EntityManager,
  pick: GameWords,
  gameId: string | null,
  now: Date,
): Promise<void> {
  if (gameId === null) {
    await statements.linkPick.run(em, { pickId: pick.id, gameId, reversed: false, now });
    return;
  }
  const game = await namedGame(em, gameId);
  if (!game) throw new AppError('NOT_FOUND', 'This game does not exist');
  const sides = gameSides(game, pick);
  if (!sides || game.league !== pick.league || game.day !== pick.date) throw new AppError('GAME_MISMATCH');
  await statements.linkPick.run(em, { pickId: pick.id, gameId, reversed: sides === 'REVERSED', now });
}

/** The game of a pick; null where it has none. */
export async function linkedGame(em: EntityManager, pickId: string): Promise<string | null> {
  return (await statements.linkOfPick.first(em, { pickId }))?.gameId ?? null;
}
