// Written by npm run codegen from standing-quotes.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { StoredQuote } from '#gateway/games/plan-quotes.ts';

export interface OddsVersionValues {
  league: string;
}

export interface OddsVersionRow {
  version: string | null;
}

export const oddsVersion = new Statement<OddsVersionValues, OddsVersionRow>({
  name: 'oddsVersion',
  text: `select (select xmin::text from feed_tasks where kind = 'ODDS' and league = $1) as version`,
  values: ['league'],
  columns: ['version'],
});

export interface StandingQuotesValues {
  league: string;
  at: Date;
}

export interface StandingQuotesRow {
  quotes: StoredQuote[] | null;
  version: string | null;
}

/** One value for all quotes: thousands of rows would take several times as long to be read. */
export const standingQuotes = new Statement<StandingQuotesValues, StandingQuotesRow>({
  name: 'standingQuotes',
  text: `select (select xmin::text from feed_tasks where kind = 'ODDS' and league = $1) as version,
       (select json_agg(json_build_array(q.game_id, q.market, q.book, q.line, q.one, q.two, q.draw))
          from games g join odds_quotes q on q.game_id = g.id
         where g.league = $1 and g.starts_at > $2 and q.gone_at is null) as quotes`,
  values: ['league', 'at'],
  columns: ['quotes', 'version'],
});
