// Written by npm run codegen from check-rules.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface JudgedPicksValues {
  after: string;
  most: number | string;
}

export interface JudgedPicksRow {
  closeAt: Date | null;
  closeLine: number | null;
  confirmedAt: Date | null;
  finalAt: Date | null;
  gameStart: Date | null;
  id: string;
  isByRule: boolean;
  judgedAt: Date;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  line: number | null;
  market: 'MONEYLINE' | 'SPREAD' | 'TOTAL' | 'PROP' | null;
  pick: string;
  result: 'PENDING' | 'WIN' | 'LOSS' | 'PUSH' | 'VOID' | null;
  startsAt: Date;
  teamOne: string;
  teamTwo: string;
  writtenAt: Date;
}

/** A grade that names the feed as its source rests on a final score of it. */
export const judgedPicks = new Statement<JudgedPicksValues, JudgedPicksRow>({
  name: 'judgedPicks',
  text: `select p.id as "id", p.market, p.pick as "pick", p.line::float8 as line, p.team_one as "team_one",
       p.team_two as "team_two", p.starts_at as "starts_at", p.created_at as "written_at", p.league as "league", g.starts_at as game_start, g.final_at, g.confirmed_at,
       grade.result, coalesce(grade.author = 'rule', false) as "is_by_rule",
       greatest(grade.at, close.at) as "judged_at", close.at as close_at, close.line::float8 as close_line
  from picks p
  left join pick_games l on l.pick_id = p.id left join games g on g.id = l.game_id
  left join lateral (select * from pick_grades r where r.pick_id = p.id order by r.n desc limit 1) last on true
  left join lateral (select last.result, last.author, last.at
                      where last.source like '%, final seen %' and last.result in ('WIN', 'LOSS', 'PUSH')) grade on true
  left join pick_prices close on close.pick_id = p.id and close.moment = 'CLOSE'
 where p.status = 'PUBLISHED' and p.id > $1 and (grade.result is not null or close.at is not null)
 order by p.id limit $2`,
  values: ['after', 'most'],
  columns: ['close_at', 'close_line', 'confirmed_at', 'final_at', 'game_start', 'id', 'is_by_rule', 'judged_at', 'league', 'line', 'market', 'pick', 'result', 'starts_at', 'team_one', 'team_two', 'written_at'],
  instants: ['close_at', 'confirmed_at', 'final_at', 'game_start', 'judged_at', 'starts_at', 'written_at'],
});

export type ClearOtherRulesValues = Record<never, never>;

export type ClearOtherRulesRow = Record<never, never>;

export const clearOtherRules = new Statement<ClearOtherRulesValues, ClearOtherRulesRow>({
  name: 'clearOtherRules',
  text: `delete from picks_by_other_rules`,
  values: [],
  columns: [],
});

export interface KeepOtherRulesValues {
  found: string;
}

export type KeepOtherRulesRow = Record<never, never>;

export const keepOtherRules = new Statement<KeepOtherRulesValues, KeepOtherRulesRow>({
  name: 'keepOtherRules',
  text: `insert into picks_by_other_rules (pick_id, at, text)
select id, at, text from json_to_recordset($1::json) as found (id text, at timestamptz, text text)`,
  values: ['found'],
  columns: [],
});
