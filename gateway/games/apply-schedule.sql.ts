// Written by npm run codegen from apply-schedule.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockScheduleValues {
  league: string;
}

export interface LockScheduleRow {
  locked: string | null;
}

export const lockSchedule = new Statement<LockScheduleValues, LockScheduleRow>({
  name: 'lockSchedule',
  text: `select pg_advisory_xact_lock(hashtext('games ' || $1))::text as locked`,
  values: ['league'],
  columns: ['locked'],
});

export interface TakenIdsValues {
  ids: readonly string[];
}

export interface TakenIdsRow {
  id: string;
}

export const takenIds = new Statement<TakenIdsValues, TakenIdsRow>({
  name: 'takenIds',
  text: `select id from game_ids where id = any($1::text[])`,
  values: ['ids'],
  columns: ['id'],
});

export interface KnownGamesValues {
  league: string;
  since: Date;
}

export interface KnownGamesRow {
  absent: number;
  away: string;
  day: string;
  gameNo: number;
  home: string;
  id: string;
  ids: string[];
  startsAt: Date;
  startsSeen: number;
  status: 'SCHEDULED' | 'LIVE' | 'FINAL' | 'GONE' | 'POSTPONED';
}

export const knownGames = new Statement<KnownGamesValues, KnownGamesRow>({
  name: 'knownGames',
  text: `select g.id, array(select i.id from game_ids i where i.game_id = g.id) as "ids", away, home, day,
       game_no, starts_at, starts_seen, status, absent
  from games g where league = $1 and starts_at > $2`,
  values: ['league', 'since'],
  columns: ['absent', 'away', 'day', 'game_no', 'home', 'id', 'ids', 'starts_at', 'starts_seen', 'status'],
  instants: ['starts_at'],
});

export interface AddTeamsValues {
  teams: string;
}

export type AddTeamsRow = Record<never, never>;

export const addTeams = new Statement<AddTeamsValues, AddTeamsRow>({
  name: 'addTeams',
  text: `insert into teams (id, league, name, key) select id, league, name, key
  from json_to_recordset($1::json) as given (id text, league text, name text, key text) on conflict do nothing`,
  values: ['teams'],
  columns: [],
});

export interface AddGamesValues {
  games: string;
  league: string;
}

export type AddGamesRow = Record<never, never>;

export const addGames = new Statement<AddGamesValues, AddGamesRow>({
  name: 'addGames',
  text: `with given as (select * from json_to_recordset($1::json) as given (
       id text, away text, home text, day date, "gameNo" int, "startsAt" timestamptz, status text, "providerId" text)),
     made as (insert into games (id, league, away, home, day, game_no, starts_at, status)
       select id, $2, away, home, day, "gameNo", "startsAt", status from given returning id)
insert into game_ids (id, game_id) select "providerId", id from given join made using (id)`,
  values: ['games', 'league'],
  columns: [],
});

export interface ChangeGamesValues {
  games: string;
}

export type ChangeGamesRow = Record<never, never>;

export const changeGames = new Statement<ChangeGamesValues, ChangeGamesRow>({
  name: 'changeGames',
  text: `update games g set day = given.day, starts_at = "startsAt", starts_seen = "startsSeen", status = given.status,
       absent = given.absent
  from json_to_recordset($1::json) as given (
       id text, day date, "startsAt" timestamptz, "startsSeen" int, status text, absent int) where g.id = given.id`,
  values: ['games'],
  columns: [],
});

export interface AddStartsValues {
  now: Date;
  games: string;
}

export type AddStartsRow = Record<never, never>;

export const addStarts = new Statement<AddStartsValues, AddStartsRow>({
  name: 'addStarts',
  text: `insert into game_starts (game_id, n, starts_at, noted_at) select id, "startsSeen", "startsAt", $1
  from json_to_recordset($2::json) as given (id text, "startsAt" timestamptz, "startsSeen" int)`,
  values: ['now', 'games'],
  columns: [],
});

export interface AddGameQuestionsValues {
  now: Date;
  questions: string;
}

export type AddGameQuestionsRow = Record<never, never>;

export const addGameQuestions = new Statement<AddGameQuestionsValues, AddGameQuestionsRow>({
  name: 'addGameQuestions',
  text: `insert into game_questions (id, kind, game_id, other_game_id, asked_at) select id, kind, "gameId", "otherGameId", $1
  from json_to_recordset($2::json) as given (id text, kind text, "gameId" text, "otherGameId" text)
    on conflict do nothing`,
  values: ['now', 'questions'],
  columns: [],
});
