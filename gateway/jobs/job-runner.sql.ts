// Written by npm run codegen from job-runner.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface RegisterJobsValues {
  jobs: string;
}

export type RegisterJobsRow = Record<never, never>;

/** Removed jobs are forgotten; a process of an older build brings none of them back, because it only updates. */
export const registerJobs = new Statement<RegisterJobsValues, RegisterJobsRow>({
  name: 'registerJobs',
  text: `with known as (select * from jsonb_to_recordset($1::jsonb) as j(name text, "everySeconds" int)),
     forgotten as (delete from job_runs where name not in (select name from known))
insert into job_runs (name, every_seconds, watched_since) select name, "everySeconds", clock_timestamp() from known
on conflict (name) do update set every_seconds = excluded.every_seconds`,
  values: ['jobs'],
  columns: [],
});

export type WatchJobsAgainValues = Record<never, never>;

export type WatchJobsAgainRow = Record<never, never>;

/**
 * After two minutes in which nothing ran there was no process, or it slept: no job is late for that. Once only, until something
 * has run: a process that falls over and starts again and again must not hide it. The second allows for times that are rounded.
 */
export const watchJobsAgain = new Statement<WatchJobsAgainValues, WatchJobsAgainRow>({
  name: 'watchJobsAgain',
  text: `update job_runs set watched_since = clock_timestamp()
 where (select max(ran_at) < clock_timestamp() - interval '2 minutes' and coalesce(max(watched_since) < max(ran_at) + interval '1 second', true)
          from job_runs)`,
  values: [],
  columns: [],
});

export interface NoteSuccessesValues {
  turns: string;
}

export type NoteSuccessesRow = Record<never, never>;

export const noteSuccesses = new Statement<NoteSuccessesValues, NoteSuccessesRow>({
  name: 'noteSuccesses',
  text: `update job_runs r set ran_at = clock_timestamp() - d.ago * interval '1 millisecond', took_ms = d.took,
       failing_since = null, failure = null
  from jsonb_to_recordset($1::jsonb) as d(name text, took int, ago int) where r.name = d.name`,
  values: ['turns'],
  columns: [],
});

export interface NoteFailureValues {
  failure: string;
  name: string;
}

export type NoteFailureRow = Record<never, never>;

export const noteFailure = new Statement<NoteFailureValues, NoteFailureRow>({
  name: 'noteFailure',
  text: `update job_runs set failing_since = coalesce(failing_since, clock_timestamp()), failure = $1 where name = $2`,
  values: ['failure', 'name'],
  columns: [],
});
