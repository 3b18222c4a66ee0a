// Written by npm run codegen from link-game.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LinkPickValues {
  pickId: string;
  gameId: string | null;
  reversed: boolean;
  now: Date;
}

export type LinkPickRow = Record<never, never>;

export const linkPick = new Statement<LinkPickValues, LinkPickRow>({
  name: 'linkPick',
  text: `insert into pick_games (pick_id, game_id, reversed, linked_at) values ($1, $2, $3, $4)
on conflict (pick_id) do update
  set game_id = excluded.game_id, reversed = excluded.reversed, linked_at = excluded.linked_at`,
  values: ['pickId', 'gameId', 'reversed', 'now'],
  columns: [],
});

export interface LinkOfPickValues {
  pickId: string;
}

export interface LinkOfPickRow {
  gameId: string | null;
}

export const linkOfPick = new Statement<LinkOfPickValues, LinkOfPickRow>({
  name: 'linkOfPick',
  text: `select game_id from pick_games where pick_id = $1`,
  values: ['pickId'],
  columns: ['game_id'],
});

export interface LinkedPicksValues {
  pickIds: readonly string[];
}

export interface LinkedPicksRow {
  pickId: string;
}

/** Of several picks those of which somebody has said something. */
export const linkedPicks = new Statement<LinkedPicksValues, LinkedPicksRow>({
  name: 'linkedPicks',
  text: `select pick_id from pick_games where pick_id = any($1::text[])`,
  values: ['pickIds'],
  columns: ['pick_id'],
});

export interface GamesOfPicksValues {
  pickIds: readonly string[];
}

export interface GamesOfPicksRow {
  gameId: string;
  pickId: string;
}

export const gamesOfPicks = new Statement<GamesOfPicksValues, GamesOfPicksRow>({
  name: 'gamesOfPicks',
  text: `select pick_id, game_id as "game_id" from pick_games
 where game_id is not null and pick_id = any($1::text[])`,
  values: ['pickIds'],
  columns: ['game_id', 'pick_id'],
});

export interface PicksWithoutGameValues {
  now: Date;
}

export interface PicksWithoutGameRow {
  date: string;
  id: string;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  startsAt: Date;
  teamOne: string;
  teamTwo: string;
}

/** A schedule reaches two weeks ahead. */
export const picksWithoutGame = new Statement<PicksWithoutGameValues, PicksWithoutGameRow>({
  name: 'picksWithoutGame',
  text: `select id, league, team_one, team_two, date, starts_at from picks p
 where starts_at > $1 and starts_at < $1::timestamptz + interval '14 days' and status <> 'WITHDRAWN'
   and not exists (select from pick_games l where l.pick_id = p.id) order by id limit 500`,
  values: ['now'],
  columns: ['date', 'id', 'league', 'starts_at', 'team_one', 'team_two'],
  instants: ['starts_at'],
});
