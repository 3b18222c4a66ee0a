// Written by npm run codegen from days-feed.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LastGradesValues {
  from: string;
}

export interface LastGradesRow {
  at: Date;
  day: string;
}

/** When each day's picks were last graded. */
export const lastGrades = new Statement<LastGradesValues, LastGradesRow>({
  name: 'lastGrades',
  text: `select p.date::text as "day", max(g.at) as "at" from picks p join pick_grades g on g.pick_id = p.id
 where p.date >= $1::date group by p.date`,
  values: ['from'],
  columns: ['at', 'day'],
  instants: ['at'],
});
