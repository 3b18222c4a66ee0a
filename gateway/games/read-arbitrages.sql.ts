// Written by npm run codegen from read-arbitrages.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { QuoteMarket } from '#schema/rules/market/quotes.ts';

export interface OpenArbitragesValues {
  now: Date;
  since: Date;
}

export interface OpenArbitragesRow {
  away: string;
  bookOne: string;
  bookTwo: string;
  foundAt: Date;
  gameId: string;
  home: string;
  id: string;
  lastSeenAt: Date;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  line: number | null;
  margin: number;
  market: QuoteMarket;
  oddsOne: number;
  oddsTwo: number;
  rounds: number;
  seenOneAt: Date;
  seenTwoAt: Date;
  startsAt: Date;
}

export const openArbitrages = new Statement<OpenArbitragesValues, OpenArbitragesRow>({
  name: 'openArbitrages',
  text: `select a.id, a.game_id, g.league, v.name as away, h.name as home, g.starts_at, a.market, a.line::float8 as line,
       a.book_one, a.odds_one::float8 as "odds_one", a.seen_one as seen_one_at,
       a.book_two, a.odds_two::float8 as "odds_two", a.seen_two as seen_two_at,
       a.margin::float8 as "margin", a.rounds, a.found_at, a.last_seen_at
  from arbitrages a join games g on g.id = a.game_id join teams v on v.id = g.away join teams h on h.id = g.home
 where a.gone_at is null and g.starts_at > $1 and a.last_seen_at >= $2 order by a.margin desc, a.id`,
  values: ['now', 'since'],
  columns: ['away', 'book_one', 'book_two', 'found_at', 'game_id', 'home', 'id', 'last_seen_at', 'league', 'line', 'margin', 'market', 'odds_one', 'odds_two', 'rounds', 'seen_one_at', 'seen_two_at', 'starts_at'],
  instants: ['found_at', 'last_seen_at', 'seen_one_at', 'seen_two_at', 'starts_at'],
  decimals: ['id'],
});

export interface FoundArbitragesValues {
  since: Date;
}

export interface FoundArbitragesRow {
  found: number;
  lastedAMinute: number;
  medianMargin: number | null;
}

/** What was found, without what was probably an error. */
export const foundArbitrages = new Statement<FoundArbitragesValues, FoundArbitragesRow>({
  name: 'foundArbitrages',
  text: `select count(*)::int as "found", percentile_cont(0.5) within group (order by best_margin)::float8 as median_margin,
       count(*) filter (where last_seen_at >= found_at + interval '1 minute')::int as "lasted_a_minute"
  from arbitrages where found_at >= $1 and best_margin <= 0.06`,
  values: ['since'],
  columns: ['found', 'lasted_a_minute', 'median_margin'],
});
