import type { Rows } from '#gateway/database/rows.ts';
import type { QuoteMarket } from '#schema/rules/market/quotes.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { joinedValues, quoteKey, type StandingQuotes } from './plan-quotes.ts';

/** The quotes of a league as one moment has them. */
export interface ReadQuotes {
  /** Of the task's row, which every round of the league's odds writes; null before the first one. */
  version: string | null;
  standing: StandingQuotes;
}

const VERSION = "(select xmin::text from feed_tasks where kind = 'ODDS' and league = ?)";

/**
 * The quotes of a league's games from `at` on that are not gone. One value for all of them: thousands of rows would take
 * several times as long to be read.
 */
export async function readStanding(rows: Rows, league: League, at: Date): Promise<ReadQuotes> {
  const [read] = await rows.execute<{ version: string | null; quotes: Kept[] | null }[]>(
    `select ${VERSION} as version,
            (select json_agg(json_build_array(q.game_id, q.market, q.book, q.line, q.one, q.two, q.draw))
               from games g join odds_quotes q on q.game_id = g.id
              where g.league = ? and g.starts_at > ? and q.gone_at is null) as quotes`,
    [league, league, at],
  );
  return { version: read?.version ?? null, standing: new Map((read?.quotes ?? []).map(standingQuote)) };
}

type Kept = [
  ...[gameId: string, market: QuoteMarket, book: string],
  ...[line: number | null, one: number, two: number, draw: number | null],
];

function standingQuote([gameId, market, book, line, one, two, draw]: Kept) {
  const quote = { gameId, market, book, values: joinedValues({ line, one, two, draw }) };
  return [quoteKey(quote), quote] as const;
}

/** What was read before the transaction, unless another round of the league was kept meanwhile. Runs with the league's lock. */
export async function stillStanding(
  rows: Rows,
  league: League,
  at: Date,
  read: ReadQuotes,
): Promise<StandingQuotes> {
  const [task] = await rows.execute<{ version: string | null }[]>(`select ${VERSION} as version`, [league]);
  const isSame = read.version !== null && task?.version === read.version;
  return isSame ? read.standing : (await readStanding(rows, league, at)).standing;
}
