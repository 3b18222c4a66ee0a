// Written by npm run codegen from named-games.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface NamedGameValues {
  id: string;
}

export interface NamedGameRow {
  awayKeys: string[];
  day: string;
  homeKeys: string[];
  id: string;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  startsAt: Date;
}

/** A game with every name of its teams. */
export const namedGame = new Statement<NamedGameValues, NamedGameRow>({
  name: 'namedGame',
  text: `select g.id, g.league, g.day, g.starts_at, array(select t.key from teams t where t.id = g.away union all select a.key from team_aliases a where a.team_id = g.away) as "away_keys", array(select t.key from teams t where t.id = g.home union all select a.key from team_aliases a where a.team_id = g.home) as "home_keys" from games g where g.id = $1`,
  values: ['id'],
  columns: ['away_keys', 'day', 'home_keys', 'id', 'league', 'starts_at'],
  instants: ['starts_at'],
});

export interface ListedGamesValues {
  days: readonly string[];
}

export interface ListedGamesRow {
  away: string;
  awayKeys: string[];
  day: string;
  home: string;
  homeKeys: string[];
  id: string;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  number: number;
  startsAt: Date;
  status: 'SCHEDULED' | 'LIVE' | 'FINAL' | 'GONE' | 'POSTPONED';
}

/** The games of some New York days with every name of their teams. */
export const listedGames = new Statement<ListedGamesValues, ListedGamesRow>({
  name: 'listedGames',
  text: `select g.id, g.league, g.day, g.starts_at, array(select t.key from teams t where t.id = g.away union all select a.key from team_aliases a where a.team_id = g.away) as "away_keys", array(select t.key from teams t where t.id = g.home union all select a.key from team_aliases a where a.team_id = g.home) as "home_keys", v.name as away, h.name as home,
       g.game_no as number, g.status
  from games g join teams v on v.id = g.away join teams h on h.id = g.home
 where g.day = any($1::date[]) order by g.starts_at, g.id`,
  values: ['days'],
  columns: ['away', 'away_keys', 'day', 'home', 'home_keys', 'id', 'league', 'number', 'starts_at', 'status'],
  instants: ['starts_at'],
});

export interface GamesOfDayValues {
  day: string;
}

export interface GamesOfDayRow {
  away: string;
  awayScore: number | null;
  date: string;
  home: string;
  homeScore: number | null;
  id: string;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  number: number;
  startsAt: Date;
  status: 'SCHEDULED' | 'LIVE' | 'FINAL' | 'GONE' | 'POSTPONED';
}

export const gamesOfDay = new Statement<GamesOfDayValues, GamesOfDayRow>({
  name: 'gamesOfDay',
  text: `select g.id, g.league, a.name as away, h.name as home, g.day as date, g.game_no as number, g.starts_at, g.status, g.away_score, g.home_score from games g join teams a on a.id = g.away join teams h on h.id = g.home where g.day = $1 order by g.starts_at, g.id`,
  values: ['day'],
  columns: ['away', 'away_score', 'date', 'home', 'home_score', 'id', 'league', 'number', 'starts_at', 'status'],
  instants: ['starts_at'],
});

export interface GamesByIdValues {
  ids: readonly string[];
}

export type GamesByIdRow = GamesOfDayRow;

export const gamesById = new Statement<GamesByIdValues, GamesByIdRow>({
  name: 'gamesById',
  text: `select g.id, g.league, a.name as away, h.name as home, g.day as date, g.game_no as number, g.starts_at, g.status, g.away_score, g.home_score from games g join teams a on a.id = g.away join teams h on h.id = g.home where g.id = any($1::text[])`,
  values: ['ids'],
  columns: ['away', 'away_score', 'date', 'home', 'home_score', 'id', 'league', 'number', 'starts_at', 'status'],
  instants: ['starts_at'],
});

export interface ScheduledGamesValues {
  day: string;
}

export interface ScheduledGamesRow {
  awayKeys: string[];
  date: string;
  homeKeys: string[];
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  time: string;
}

/** The games from fourteen days before a New York day until a year after it. */
export const scheduledGames = new Statement<ScheduledGamesValues, ScheduledGamesRow>({
  name: 'scheduledGames',
  text: `select g.league, g.day as date, to_char(g.starts_at at time zone 'America/New_York', 'HH24:MI') as "time",
       array(select t.key from teams t where t.id = g.away union all select a.key from team_aliases a where a.team_id = g.away) as "away_keys", array(select t.key from teams t where t.id = g.home union all select a.key from team_aliases a where a.team_id = g.home) as "home_keys"
  from games g where g.day between $1::date - 14 and $1::date + 366 order by g.starts_at`,
  values: ['day'],
  columns: ['away_keys', 'date', 'home_keys', 'league', 'time'],
});

export interface GamesSinceValues {
  since: Date;
}

export interface GamesSinceRow {
  away: string;
  awayKeys: string[];
  home: string;
  homeKeys: string[];
  ids: string[];
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  startsAt: Date;
}

/** The games from a moment on, with every name of their teams and every id that providers and files gave them. */
export const gamesSince = new Statement<GamesSinceValues, GamesSinceRow>({
  name: 'gamesSince',
  text: `select g.league, v.name as away, h.name as home, g.starts_at, array(select t.key from teams t where t.id = g.away union all select a.key from team_aliases a where a.team_id = g.away) as "away_keys", array(select t.key from teams t where t.id = g.home union all select a.key from team_aliases a where a.team_id = g.home) as "home_keys",
       array(select i.id from game_ids i where i.game_id = g.id order by i.id) as "ids"
  from games g join teams v on v.id = g.away join teams h on h.id = g.home
 where g.starts_at > $1 and g.status not in ('GONE', 'POSTPONED') order by g.starts_at, g.id`,
  values: ['since'],
  columns: ['away', 'away_keys', 'home', 'home_keys', 'ids', 'league', 'starts_at'],
  instants: ['starts_at'],
});
