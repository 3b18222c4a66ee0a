// Written by npm run codegen from feed-facts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ChangesOfPicksValues {
  pickIds: readonly string[];
}

export interface ChangesOfPicksRow {
  at: Date;
  date: string;
  pickId: string;
  teamOne: string;
  teamTwo: string;
  time: string;
  version: number;
}

/** That picks were changed after somebody could read them: the version since then, and the game before. */
export const changesOfPicks = new Statement<ChangesOfPicksValues, ChangesOfPicksRow>({
  name: 'changesOfPicks',
  text: `select pick_id, version + 1 as "version", replaced_at as at, team_one, team_two, date, time
  from pick_revisions where pick_id = any($1::text[]) order by pick_id, version`,
  values: ['pickIds'],
  columns: ['at', 'date', 'pick_id', 'team_one', 'team_two', 'time', 'version'],
  instants: ['at'],
});

export interface LinkedGamesOfPicksValues {
  pickIds: readonly string[];
}

export interface LinkedGamesOfPicksRow {
  gameId: string | null;
  linkedAt: Date;
  pickId: string;
}

export const linkedGamesOfPicks = new Statement<LinkedGamesOfPicksValues, LinkedGamesOfPicksRow>({
  name: 'linkedGamesOfPicks',
  text: `select pick_id, game_id, linked_at from pick_games where pick_id = any($1::text[])`,
  values: ['pickIds'],
  columns: ['game_id', 'linked_at', 'pick_id'],
  instants: ['linked_at'],
});
