// Written by npm run codegen from grade-pick.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface KeepScoresValues {
  now: Date;
  scores: string;
}

export type KeepScoresRow = Record<never, never>;

export const keepScores = new Statement<KeepScoresValues, KeepScoresRow>({
  name: 'keepScores',
  text: `insert into game_scores (pick_id, at, one, two, source)
select "pickId", $1, one, two, source
  from json_to_recordset($2::json) as given ("pickId" text, one int, two int, source text) order by "pickId"
    on conflict (pick_id) do update
   set at = excluded.at, one = excluded.one, two = excluded.two, source = excluded.source`,
  values: ['now', 'scores'],
  columns: [],
});

export interface LastGradeValues {
  pickId: string;
}

export interface LastGradeRow {
  reason: string | null;
  score: string | null;
  source: string | null;
  voidReason: string | null;
}

export const lastGrade = new Statement<LastGradeValues, LastGradeRow>({
  name: 'lastGrade',
  text: `select void_reason, score, source, reason from pick_grades where pick_id = $1 order by n desc limit 1`,
  values: ['pickId'],
  columns: ['reason', 'score', 'source', 'void_reason'],
});

export interface PicksToVoidValues {
  gameId: string;
  now: Date;
}

export interface PicksToVoidRow {
  id: string;
}

/** The picks of a game that was not played. */
export const picksToVoid = new Statement<PicksToVoidValues, PicksToVoidRow>({
  name: 'picksToVoid',
  text: `select p.id from pick_games l join picks p on p.id = l.pick_id
 where l.game_id = $1 and p.status = 'PUBLISHED' and p.result = 'PENDING' and p.starts_at <= $2
 order by p.id`,
  values: ['gameId', 'now'],
  columns: ['id'],
});
