// Written by npm run codegen from apply-scores.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AskAboutCorrectedValues {
  at: Date;
  given: string;
}

export type AskAboutCorrectedRow = Record<never, never>;

export const askAboutCorrected = new Statement<AskAboutCorrectedValues, AskAboutCorrectedRow>({
  name: 'askAboutCorrected',
  text: `insert into game_questions (id, kind, game_id, asked_at)
select 'CORRECTED ' || g.id || ' ' || given.away || '-' || given.home, 'CORRECTED', g.id, $1
  from json_to_recordset($2::json) as given (id text, away int, home int, "isFinal" boolean) join games g using (id)
 where g.confirmed_at is not null and "isFinal"
   and (g.away_score, g.home_score) is distinct from (given.away, given.home) on conflict do nothing`,
  values: ['at', 'given'],
  columns: [],
});

export interface WriteScoresValues {
  at: Date;
  given: string;
}

export type WriteScoresRow = Record<never, never>;

export const writeScores = new Statement<WriteScoresValues, WriteScoresRow>({
  name: 'writeScores',
  text: `update games g set away_score = given.away, home_score = given.home,
       status = case when "isFinal" then 'FINAL' else 'LIVE' end,
       final_at = case when "isFinal" then $1::timestamptz end, confirmed_at = null
  from json_to_recordset($2::json) as given (id text, away int, home int, "isFinal" boolean)
 where g.id = given.id and g.status <> 'POSTPONED' and ("isFinal" or g.status <> 'FINAL')
   and (g.away_score, g.home_score, g.status)
       is distinct from (given.away, given.home, case when "isFinal" then 'FINAL' else 'LIVE' end)`,
  values: ['at', 'given'],
  columns: [],
});

export interface ConfirmScoresValues {
  at: Date;
  given: string;
  finalBy: Date;
}

export type ConfirmScoresRow = Record<never, never>;

export const confirmScores = new Statement<ConfirmScoresValues, ConfirmScoresRow>({
  name: 'confirmScores',
  text: `update games g set confirmed_at = $1 from json_to_recordset($2::json) as given (id text, away int, home int, "isFinal" boolean)
 where g.id = given.id and "isFinal" and g.status = 'FINAL' and g.confirmed_at is null and g.final_at <= $3
   and (g.away_score, g.home_score) = (given.away, given.home)`,
  values: ['at', 'given', 'finalBy'],
  columns: [],
});
