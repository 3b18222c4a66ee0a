// Written by npm run codegen from read-seals.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LeavesOfPicksValues {
  pickIds: readonly string[];
}

export interface LeavesOfPicksRow {
  at: Date;
  body: string;
  kind: string;
  number: number;
  opened: boolean;
  overdueUnits: number | null;
  pickId: string;
  revealBy: string | null;
}

/**
 * The leaves of picks in the order of the log: whether the openings of their day are published, and the units that a pick lost because it
 * was not opened in time: for good, also once it is open.
 */
export const leavesOfPicks = new Statement<LeavesOfPicksValues, LeavesOfPicksRow>({
  name: 'leavesOfPicks',
  text: `select l.index as number, l.kind, l.at, l.body, l.reveal_by, l.pick_id as "pick_id",
       exists (select from record_days d
                where d.day = (l.reveal_by::timestamptz at time zone 'America/New_York')::date - 1
                  and d.index > l.index) as "opened",
       (select most_units::float8 from record_overdue o where o.pick_id = l.pick_id) as overdue_units
  from record_leaves l where l.pick_id = any($1::text[]) order by l.index`,
  values: ['pickIds'],
  columns: ['at', 'body', 'kind', 'number', 'opened', 'overdue_units', 'pick_id', 'reveal_by'],
  instants: ['at'],
});

export interface SignaturesOfLeavesValues {
  numbers: readonly number[];
  quorum: number;
}

export interface SignaturesOfLeavesRow {
  checkpointSize: number | null;
  number: number;
  witnessedAt: Date | null;
  witnessedSize: number | null;
}

export const signaturesOfLeaves = new Statement<SignaturesOfLeavesValues, SignaturesOfLeavesRow>({
  name: 'signaturesOfLeaves',
  text: `select number as "number",
       (select size from record_checkpoints where size > number order by size limit 1) as checkpoint_size,
       w.size as witnessed_size, w.at as witnessed_at
  from unnest($1::int[]) number
  left join lateral (select size, max(at) as at from record_cosignatures where $2::int > 0 and size > number
                      group by size having count(*) >= $2 order by size limit 1) w on true`,
  values: ['numbers', 'quorum'],
  columns: ['checkpoint_size', 'number', 'witnessed_at', 'witnessed_size'],
  instants: ['witnessed_at'],
});
