// Written by npm run codegen from prices-of.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface PricesOfPicksValues {
  pickIds: readonly string[];
}

export interface PricesOfPicksRow {
  at: Date;
  book: string | null;
  line: number | null;
  moment: 'POSTED' | 'OPENED_FREE' | 'OPENED_PLUS' | 'OPENED_PREMIUM' | 'OPENED_VIP' | 'CLOSE';
  odds: number;
  oddsOther: number | null;
  pickId: string;
}

export const pricesOfPicks = new Statement<PricesOfPicksValues, PricesOfPicksRow>({
  name: 'pricesOfPicks',
  text: `select p.*, p.line::float8 as line, p.odds::float8 as "odds", p.odds_other::float8 as odds_other
  from pick_prices p where p.pick_id = any($1::text[])`,
  values: ['pickIds'],
  columns: ['at', 'book', 'line', 'moment', 'odds', 'odds_other', 'pick_id'],
  instants: ['at'],
});

export interface ScoresOfPicksValues {
  pickIds: readonly string[];
}

export interface ScoresOfPicksRow {
  at: Date;
  one: number;
  pickId: string;
  source: string | null;
  two: number;
}

export const scoresOfPicks = new Statement<ScoresOfPicksValues, ScoresOfPicksRow>({
  name: 'scoresOfPicks',
  text: `select s.* from game_scores s where s.pick_id = any($1::text[])`,
  values: ['pickIds'],
  columns: ['at', 'one', 'pick_id', 'source', 'two'],
  instants: ['at'],
});

export interface WritePricesValues {
  now: Date;
  prices: string;
}

export type WritePricesRow = Record<never, never>;

/** Writes prices that a person gave, in one order of picks, so that two writers do not wait for each other. */
export const writePrices = new Statement<WritePricesValues, WritePricesRow>({
  name: 'writePrices',
  text: `insert into pick_prices (pick_id, moment, at, book, line, odds, odds_other)
select "pickId", moment, $1, book, line, odds, "oddsOther"
  from json_to_recordset($2::json) as given
       ("pickId" text, moment text, book text, line numeric, odds numeric, "oddsOther" numeric)
 order by "pickId", moment
    on conflict (pick_id, moment) do update set at = excluded.at, book = excluded.book, line = excluded.line,
       odds = excluded.odds, odds_other = excluded.odds_other`,
  values: ['now', 'prices'],
  columns: [],
});

export interface NotePricesValues {
  now: Date;
  prices: string;
}

export interface NotePricesRow {
  book: string | null;
  line: number | null;
  moment: 'POSTED' | 'OPENED_FREE' | 'OPENED_PLUS' | 'OPENED_PREMIUM' | 'OPENED_VIP' | 'CLOSE';
  odds: number | null;
  oddsOther: number | null;
  pickId: string;
}

/**
 * Writes prices that are missing, and closes in place of early ones; what somebody entered meanwhile stays. A close is early by the
 * start of its game.
 */
export const notePrices = new Statement<NotePricesValues, NotePricesRow>({
  name: 'notePrices',
  text: `insert into pick_prices as held (pick_id, moment, at, book, line, odds, odds_other)
select "pickId", moment, $1, book, line, odds, "oddsOther"
  from json_to_recordset($2::json) as given
       ("pickId" text, moment text, book text, line numeric, odds numeric, "oddsOther" numeric)
 order by "pickId", moment
    on conflict (pick_id, moment) do update set at = excluded.at, book = excluded.book, line = excluded.line,
       odds = excluded.odds, odds_other = excluded.odds_other
 where held.moment = 'CLOSE' and held.at < (
         select g.starts_at - rules_close_within() from pick_games l join games g on g.id = l.game_id
          where l.pick_id = held.pick_id)
returning pick_id, moment, book, line::float8 as line, odds::float8 as odds, odds_other::float8 as odds_other`,
  values: ['now', 'prices'],
  columns: ['book', 'line', 'moment', 'odds', 'odds_other', 'pick_id'],
});

export interface PicksToPriceValues {
  ids: readonly string[];
}

export interface PicksToPriceRow {
  gameId: string | null;
  id: string;
  line: number | null;
  market: 'MONEYLINE' | 'SPREAD' | 'TOTAL' | 'PROP' | null;
  odds: number | null;
  pick: string;
  reversed: boolean;
  startsAt: Date;
  status: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  teamOne: string;
  teamTwo: string;
}

export const picksToPrice = new Statement<PicksToPriceValues, PicksToPriceRow>({
  name: 'picksToPrice',
  text: `select p.id, p.team_one, p.team_two, p.pick, p.status, p.starts_at, p.market, p.line::float8 as line, p.odds::float8 as odds,
       l.game_id as "game_id", coalesce(l.reversed, false) as "reversed"
  from picks p left join pick_games l on l.pick_id = p.id where p.id = any($1::text[])`,
  values: ['ids'],
  columns: ['game_id', 'id', 'line', 'market', 'odds', 'pick', 'reversed', 'starts_at', 'status', 'team_one', 'team_two'],
  instants: ['starts_at'],
});
