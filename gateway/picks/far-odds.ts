import type { Rows } from '#gateway/database/rows.ts';
import { gameSides } from '#schema/rules/market/game-sides.ts';
import type { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { readFarOdds } from '#schema/rules/market/reading/read-far-odds.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { quotesOfGames } from './far-odds.sql.ts';

interface PricedPick {
  pick: string;
  teamOne: string;
  teamTwo: string;
  market?: Market | null;
  line?: number | null;
  odds?: number | null;
}

/** A pick with the line of its sheet and the game that it is on, if any. */
interface OnGame<Pick extends PricedPick> {
  pick: Pick;
  row: number;
  game: string | null | undefined;
}

/** Picks with the odds that are meant: those far from every book's are asked about. Without a game or a price nothing is. */
export async function meantOdds<Pick extends PricedPick>(
  rows: Rows,
  reader: SheetReader,
  picks: readonly OnGame<Pick>[],
): Promise<Pick[]> {
  const ids = picks.flatMap(({ game, pick }) => (game && pick.odds != null ? [game] : []));
  const games = new Map(
    (ids.length > 0 ? await quotesOfGames.all(rows, { ids }) : []).map((game) => [game.id, game]),
  );
  return picks.map(({ pick, row, game }) => {
    const found = games.get(game ?? '');
    const sides = found && gameSides(found, pick);
    if (!found || !sides || pick.odds == null) return pick;
    const { market = null, line = null, odds } = pick;
    const sided = { ...pick, market, line, reversed: sides === 'REVERSED' };
    const quotes = found.quotes.map((quote) => ({ ...quote, draw: null }));
    const cell = `${pick.pick} ${odds}`;
    return { ...pick, odds: reader.take(row, 'odds', cell, readFarOdds(sided, odds, quotes)) ?? odds };
  });
}
