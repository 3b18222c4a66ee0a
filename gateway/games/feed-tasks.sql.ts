// Written by npm run codegen from feed-tasks.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ClaimTaskValues {
  now: Date;
  league: string | null;
  kind: string | null;
}

export interface ClaimTaskRow {
  failures: number;
  kind: 'EVENTS' | 'SCORES' | 'ODDS';
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
}

/** What a killed process held is taken again after a minute, by the database's clock. The odds before a start come first. */
export const claimTask = new Statement<ClaimTaskValues, ClaimTaskRow>({
  name: 'claimTask',
  text: `update feed_tasks set leased_until = clock_timestamp() + interval '1 minute'
 where (kind, league) = (select kind, league from feed_tasks
   where due_at <= $1 and league = coalesce($2, league) and kind = coalesce($3, kind)
     and (leased_until is null or leased_until < clock_timestamp())
   order by kind = 'EVENTS', kind = 'SCORES', due_at limit 1 for update skip locked)
returning kind, league, failures`,
  values: ['now', 'league', 'kind'],
  columns: ['failures', 'kind', 'league'],
});

export type AnyTaskValues = Record<never, never>;

export interface AnyTaskRow {
  kind: 'EVENTS' | 'SCORES' | 'ODDS';
}

export const anyTask = new Statement<AnyTaskValues, AnyTaskRow>({
  name: 'anyTask',
  text: `select kind from feed_tasks limit 1`,
  values: [],
  columns: ['kind'],
});

export interface AddTasksValues {
  tasks: string;
}

export type AddTasksRow = Record<never, never>;

export const addTasks = new Statement<AddTasksValues, AddTasksRow>({
  name: 'addTasks',
  text: `insert into feed_tasks (kind, league, due_at) select kind, league, "dueAt"
  from json_to_recordset($1::json) as given (kind text, league text, "dueAt" timestamptz) on conflict do nothing`,
  values: ['tasks'],
  columns: [],
});

export interface MakeDueValues {
  now: Date;
  league: string;
}

export type MakeDueRow = Record<never, never>;

export const makeDue = new Statement<MakeDueValues, MakeDueRow>({
  name: 'makeDue',
  text: `update feed_tasks set due_at = least(due_at, $1) where league = $2`,
  values: ['now', 'league'],
  columns: [],
});

export interface PutOffValues {
  dueAt: Date;
  kind: string;
  league: string;
}

export type PutOffRow = Record<never, never>;

export const putOff = new Statement<PutOffValues, PutOffRow>({
  name: 'putOff',
  text: `update feed_tasks set due_at = $1, leased_until = null where kind = $2 and league = $3`,
  values: ['dueAt', 'kind', 'league'],
  columns: [],
});

export interface FailTaskValues {
  dueAt: Date;
  failure: string;
  now: Date;
  kind: string;
  league: string;
}

export type FailTaskRow = Record<never, never>;

export const failTask = new Statement<FailTaskValues, FailTaskRow>({
  name: 'failTask',
  text: `update feed_tasks set due_at = $1, leased_until = null, failures = failures + 1, failure = $2,
       since = coalesce(since, $3) where kind = $4 and league = $5`,
  values: ['dueAt', 'failure', 'now', 'kind', 'league'],
  columns: [],
});

export interface FinishTaskValues {
  dueAt: Date;
  at: Date;
  faults: string;
  kind: string;
  league: string;
}

export type FinishTaskRow = Record<never, never>;

export const finishTask = new Statement<FinishTaskValues, FinishTaskRow>({
  name: 'finishTask',
  text: `update feed_tasks set due_at = $1, leased_until = null, failures = 0, failure = null, since = null, round_at = $2,
       faults = given.faults, faults_since = case when given.faults <> '[]' then coalesce(faults_since, $2) end
  from (select $3::jsonb as faults) given where kind = $4 and league = $5`,
  values: ['dueAt', 'at', 'faults', 'kind', 'league'],
  columns: [],
});

export interface NoteRoundValues {
  kind: string;
  league: string;
  at: Date;
  hash: string;
  games: number;
  dropped: number;
  remaining: number | null;
  used: number | null;
}

export type NoteRoundRow = Record<never, never>;

export const noteRound = new Statement<NoteRoundValues, NoteRoundRow>({
  name: 'noteRound',
  text: `insert into feed_rounds (kind, league, at, hash, games, dropped, remaining, used)
values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  values: ['kind', 'league', 'at', 'hash', 'games', 'dropped', 'remaining', 'used'],
  columns: [],
});

export interface DeleteOldQuotesValues {
  before: Date;
}

export type DeleteOldQuotesRow = Record<never, never>;

export const deleteOldQuotes = new Statement<DeleteOldQuotesValues, DeleteOldQuotesRow>({
  name: 'deleteOldQuotes',
  text: `delete from odds_quotes q using games g
 where g.id = q.game_id and g.starts_at < $1 and (g.final_at is null or g.final_at < $1)`,
  values: ['before'],
  columns: [],
});

export interface DeleteOldRoundsValues {
  before: Date;
}

export type DeleteOldRoundsRow = Record<never, never>;

export const deleteOldRounds = new Statement<DeleteOldRoundsValues, DeleteOldRoundsRow>({
  name: 'deleteOldRounds',
  text: `delete from feed_rounds where at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeleteOldArbitragesValues {
  before: Date;
}

export type DeleteOldArbitragesRow = Record<never, never>;

export const deleteOldArbitrages = new Statement<DeleteOldArbitragesValues, DeleteOldArbitragesRow>({
  name: 'deleteOldArbitrages',
  text: `delete from arbitrages where found_at < $1`,
  values: ['before'],
  columns: [],
});
