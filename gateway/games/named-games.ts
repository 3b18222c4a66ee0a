import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { ListedGame } from '#schema/rules/market/find-game.ts';
import type { GameType } from '#schema/types/games/game.type.ts';
import * as statements from './named-games.sql.ts';

/** A game with every name of its teams. */
export function namedGame(rows: Rows, id: string): Promise<statements.NamedGameRow | null> {
  return statements.namedGame.first(rows, { id });
}

/** The games of some New York days with every name of their teams. */
export function listedGames(rows: Rows, days: readonly string[]): Promise<ListedGame[]> {
  return statements.listedGames.all(rows, { days });
}

/** The games of a New York day, in their order. */
export function gamesOfDay(rows: Rows, day: string): Promise<GameType[]> {
  return statements.gamesOfDay.all(rows, { day });
}

/** Throws FEED_OFF where no feed is set up. */
export function refuseWithoutFeed({ hasGames }: Pick<Context, 'hasGames'>): void {
  if (!hasGames) throw new AppError('FEED_OFF');
}

/** Games by their ids; those that do not exist are left out. */
export async function gamesById(rows: Rows, ids: readonly string[]): Promise<Map<string, GameType>> {
  const games = await statements.gamesById.all(rows, { ids });
  return new Map(games.map((game) => [game.id, game]));
}

export async function gameById(rows: Rows, id: string): Promise<GameType | null> {
  return (await gamesById(rows, [id])).get(id) ?? null;
}
