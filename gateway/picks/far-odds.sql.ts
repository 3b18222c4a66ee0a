// Written by npm run codegen from far-odds.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { SidedQuote } from '#schema/rules/market/quotes.ts';

export interface QuotesOfGamesValues {
  ids: readonly string[];
}

export interface QuotesOfGamesRow {
  awayKeys: string[];
  homeKeys: string[];
  id: string;
  quotes: SidedQuote[];
}

/** What books show for games now. */
export const quotesOfGames = new Statement<QuotesOfGamesValues, QuotesOfGamesRow>({
  name: 'quotesOfGames',
  text: `select g.id, array(select t.key from teams t where t.id = g.away union all select a.key from team_aliases a where a.team_id = g.away) as "away_keys", array(select t.key from teams t where t.id = g.home union all select a.key from team_aliases a where a.team_id = g.home) as "home_keys",
       (select coalesce(json_agg(json_build_object(
                 'book', q.book, 'market', q.market, 'line', q.line, 'one', q.one, 'two', q.two)), '[]')
          from odds_quotes q where q.game_id = g.id and q.gone_at is null) as "quotes"
  from games g where g.id = any($1::text[])`,
  values: ['ids'],
  columns: ['away_keys', 'home_keys', 'id', 'quotes'],
});
