// Written by npm run codegen from reveal-days.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface DayToRevealValues {
  now: string;
}

export interface DayToRevealRow {
  index: number;
}

/** One question of an index where nothing is due. */
export const dayToReveal = new Statement<DayToRevealValues, DayToRevealRow>({
  name: 'dayToReveal',
  text: `select index from record_leaves where reveal_by <= $1 and reveal_by >
  coalesce((select record_stamp(record_midnight(max(day))) from record_days), '') limit 1`,
  values: ['now'],
  columns: ['index'],
});

export interface RevealDaysValues {
  now: Date;
}

export interface RevealDaysRow {
  revealed: string | null;
}

export const revealDays = new Statement<RevealDaysValues, RevealDaysRow>({
  name: 'revealDays',
  text: `select record_reveal($1)::text as revealed`,
  values: ['now'],
  columns: ['revealed'],
});

export interface OpeningsFileValues {
  day: string;
}

export interface OpeningsFileRow {
  file: string | null;
}

/**
 * Leaves before a day's last one may be about it too, at most 200: the day is named in parts of 5,000
 * (gateway/database/program/record/reveal-days.sql).
 */
export const openingsFile = new Statement<OpeningsFileValues, OpeningsFileRow>({
  name: 'openingsFile',
  text: `select record_openings_file(array(
         select json_array_elements_text(l.body::json -> 'opened')::int from record_leaves l
          where l.index between d.index - 200 and d.index and l.kind = 'day'
            and l.body::json ->> 'date' = d.day::text)) as file
  from record_days d where d.day = $1 and d.index is not null`,
  values: ['day'],
  columns: ['file'],
});

export interface LateOpeningsValues {
  dueAt: string;
  missedFrom: string;
}

export interface LateOpeningsRow {
  day: string;
  dueAt: Date;
  picks: number;
  unitsEach: number;
}

/**
 * Days whose opening is late, the oldest first. One question of an index where none is. A pick whose opening was put off is still
 * sealed as it was first, and belongs to its last day alone. `units_each`: the most that one of its picks counts as lost.
 */
export const lateOpenings = new Statement<LateOpeningsValues, LateOpeningsRow>({
  name: 'lateOpenings',
  text: `select p.reveal_on::text as "day", l.reveal_by::timestamptz as "due_at", count(distinct p.id)::int as "picks",
       max(record_most_units(p.id))::float8 as "units_each"
  from (select pick_id, reveal_by from record_leaves where reveal_by <= $1 and reveal_by >
               coalesce((select record_stamp(record_midnight(max(day))) from record_days), '')
        union all
        select l.pick_id, l.reveal_by from missed_openings() l where l.reveal_by <= $1 and l.reveal_by > $2) l
  join picks p on p.id = l.pick_id and p.status <> 'DRAFT' and not p.imported
   and p.reveal_on = (l.reveal_by::timestamptz at time zone 'America/New_York')::date - 1
 group by p.reveal_on, l.reveal_by order by p.reveal_on`,
  values: ['dueAt', 'missedFrom'],
  columns: ['day', 'due_at', 'picks', 'units_each'],
  instants: ['due_at'],
});
