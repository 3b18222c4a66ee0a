// Written by npm run codegen from game-questions.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface OpenGameQuestionsValues {
  since: Date;
}

export interface OpenGameQuestionsRow {
  askedAt: Date;
  gameId: string;
  id: string;
  kind: 'NEW_ID' | 'GONE' | 'START' | 'NOT_PLAYED' | 'CORRECTED';
  otherGameId: string | null;
  picks: number;
}

export const openGameQuestions = new Statement<OpenGameQuestionsValues, OpenGameQuestionsRow>({
  name: 'openGameQuestions',
  text: `select q.id, q.kind, q.game_id, q.other_game_id, q.asked_at, (select count(*)::int from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN') as "picks"
  from game_questions q join games g on g.id = q.game_id
 where q.answer is null and case q.kind when 'GONE' then g.status = 'GONE' and (exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN' and p.result = 'PENDING') or not exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN')) when 'NEW_ID' then g.status = 'GONE' and (exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN' and p.result = 'PENDING') or not exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN')) when 'START' then exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN' and p.result = 'PENDING' and p.starts_at <> date_trunc('minute', g.starts_at)) when 'NOT_PLAYED' then exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN' and p.status = 'PUBLISHED' and p.result = 'PENDING') else exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN') end and (q.kind not in ('GONE', 'NEW_ID') or g.starts_at > $1 or exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN' and p.result = 'PENDING'))
 order by exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN') desc, q.asked_at, q.id limit 50`,
  values: ['since'],
  columns: ['asked_at', 'game_id', 'id', 'kind', 'other_game_id', 'picks'],
  instants: ['asked_at'],
});

export type WaitingQuestionsValues = Record<never, never>;

export interface WaitingQuestionsRow {
  count: number;
  since: Date | null;
}

/** A corrected score is of picks that have results. */
export const waitingQuestions = new Statement<WaitingQuestionsValues, WaitingQuestionsRow>({
  name: 'waitingQuestions',
  text: `select count(*)::int as "count", min(q.asked_at) as since
  from game_questions q join games g on g.id = q.game_id
 where q.answer is null and case q.kind when 'GONE' then g.status = 'GONE' and (exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN' and p.result = 'PENDING') or not exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN')) when 'NEW_ID' then g.status = 'GONE' and (exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN' and p.result = 'PENDING') or not exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN')) when 'START' then exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN' and p.result = 'PENDING' and p.starts_at <> date_trunc('minute', g.starts_at)) when 'NOT_PLAYED' then exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN' and p.status = 'PUBLISHED' and p.result = 'PENDING') else exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN') end and (q.kind = 'CORRECTED' or exists (select from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN' and p.result = 'PENDING'))`,
  values: [],
  columns: ['count', 'since'],
  instants: ['since'],
});

export interface AskAboutUnplayedValues {
  now: Date;
  lastDay: string;
}

export type AskAboutUnplayedRow = Record<never, never>;

export const askAboutUnplayed = new Statement<AskAboutUnplayedValues, AskAboutUnplayedRow>({
  name: 'askAboutUnplayed',
  text: `insert into game_questions (id, kind, game_id, asked_at)
select distinct 'NOT_PLAYED ' || g.id, 'NOT_PLAYED', g.id, $1::timestamptz
  from games g join pick_games l on l.game_id = g.id join picks p on p.id = l.pick_id
 where g.status in ('SCHEDULED', 'GONE', 'POSTPONED') and p.status = 'PUBLISHED' and p.result = 'PENDING'
   and p.date <= $2 on conflict do nothing`,
  values: ['now', 'lastDay'],
  columns: [],
});
