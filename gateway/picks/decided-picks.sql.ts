// Written by npm run codegen from decided-picks.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type DecidedPicksValues = Record<never, never>;

export interface DecidedPicksRow {
  away: number;
  confirmedAt: Date | null;
  finalAt: Date;
  home: number;
  id: string;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  line: number | null;
  market: 'MONEYLINE' | 'SPREAD' | 'TOTAL' | 'PROP' | null;
  pick: string;
  result: 'PENDING' | 'WIN' | 'LOSS' | 'PUSH' | 'VOID';
  reversed: boolean;
  shown: string | null;
  startsAt: Date;
  teamOne: string;
  teamTwo: string;
}

export const decidedPicks = new Statement<DecidedPicksValues, DecidedPicksRow>({
  name: 'decidedPicks',
  text: `select p.id, g.league, g.starts_at, p.market, p.pick, p.line::float8 as line, p.team_one, p.team_two, l.reversed, g.away_score as "away", g.home_score as "home", g.final_at as "final_at", g.confirmed_at, p.result, (select score from pick_grades where pick_id = p.id order by n desc limit 1) as shown from picks p join pick_games l on l.pick_id = p.id join games g on g.id = l.game_id where p.status = 'PUBLISHED' and g.status = 'FINAL' and g.final_at > p.starts_at and p.result = 'PENDING' order by g.final_at, p.id`,
  values: [],
  columns: ['away', 'confirmed_at', 'final_at', 'home', 'id', 'league', 'line', 'market', 'pick', 'result', 'reversed', 'shown', 'starts_at', 'team_one', 'team_two'],
  instants: ['confirmed_at', 'final_at', 'starts_at'],
});

export interface DecidedPicksOfValues {
  gameId: string;
}

export type DecidedPicksOfRow = DecidedPicksRow;

export const decidedPicksOf = new Statement<DecidedPicksOfValues, DecidedPicksOfRow>({
  name: 'decidedPicksOf',
  text: `select p.id, g.league, g.starts_at, p.market, p.pick, p.line::float8 as line, p.team_one, p.team_two, l.reversed, g.away_score as "away", g.home_score as "home", g.final_at as "final_at", g.confirmed_at, p.result, (select score from pick_grades where pick_id = p.id order by n desc limit 1) as shown from picks p join pick_games l on l.pick_id = p.id join games g on g.id = l.game_id where p.status = 'PUBLISHED' and g.status = 'FINAL' and g.final_at > p.starts_at and g.id = $1 order by p.id`,
  values: ['gameId'],
  columns: ['away', 'confirmed_at', 'final_at', 'home', 'id', 'league', 'line', 'market', 'pick', 'result', 'reversed', 'shown', 'starts_at', 'team_one', 'team_two'],
  instants: ['confirmed_at', 'final_at', 'starts_at'],
});
