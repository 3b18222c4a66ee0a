import type { Rows } from '#gateway/database/rows.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { joinedValues, quoteKey, type StandingQuotes, type StoredQuote } from './plan-quotes.ts';
import * as statements from './standing-quotes.sql.ts';

/** The quotes of a league as one moment has them. */
export interface ReadQuotes {
  /** Of the task's row, which every round of the league's odds writes; null before the first one. */
  version: string | null;
  standing: StandingQuotes;
}

/** The quotes of a league's games from `at` on that are not gone. */
export async function readStanding(rows: Rows, league: League, at: Date): Promise<ReadQuotes> {
  const read = await statements.standingQuotes.first(rows, { league, at });
  return { version: read?.version ?? null, standing: new Map((read?.quotes ?? []).map(standingQuote)) };
}

function standingQuote([gameId, market, book, line, one, two, draw]: StoredQuote) {
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
  const task = await statements.oddsVersion.first(rows, { league });
  const isSame = read.version !== null && task?.version === read.version;
  return isSame ? read.standing : (await readStanding(rows, league, at)).standing;
}
