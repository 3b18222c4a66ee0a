import type { Rows } from '#gateway/database/rows.ts';
import type { NamedGame } from '#schema/rules/market/game-sides.ts';
import { gameSides } from '#schema/rules/market/game-sides.ts';
import type { Quote } from '#schema/rules/market/quotes.ts';
import type { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { readFarOdds } from '#schema/rules/market/reading/read-far-odds.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';

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

type GameQuotes = NamedGame & { id: string; quotes: Omit<Quote, 'draw'>[] };

/** Picks with the odds that are meant: those far from every book's are asked about. Without a game or a price nothing is. */
export async function meantOdds<Pick extends PricedPick>(
  rows: Rows,
  reader: SheetReader,
  picks: readonly OnGame<Pick>[],
): Promise<Pick[]> {
  const ids = picks.flatMap(({ game, pick }) => (game && pick.odds != null ? [game] : []));
  const games = new Map((ids.length > 0 ? await quotesOf(rows, ids) : []).map((game) => [game.id, game]));
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

const KEYS = (side: string) =>
  `array(select t.key from teams t where t.id = g.${side} union all select a.key from team_aliases a where a.team_id = g.${side})`;

/** What books show for games now. */
function quotesOf(rows: Rows, ids: readonly string[]): Promise<GameQuotes[]> {
  return rows.execute<GameQuotes[]>(
    `select g.id, ${KEYS('away')} as "awayKeys", ${KEYS('home')} as "homeKeys",
            (select coalesce(json_agg(json_build_object('book', q.book, 'market', q.market, 'line', q.line, 'one', q.one, 'two', q.two)), '[]')
               from odds_quotes q where q.game_id = g.id and q.gone_at is null) as quotes
       from games g where g.id in (select json_array_elements_text(?::json))`,
    [JSON.stringify(ids)],
  );
}
