// Written by npm run codegen from ungraded-picks.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface CountToGradeValues {
  since: string;
  now: Date;
}

export interface CountToGradeRow {
  count: number;
}

export const countToGrade = new Statement<CountToGradeValues, CountToGradeRow>({
  name: 'countToGrade',
  text: `select count(*)::int as "count" from picks
 where date >= $1 and status = 'PUBLISHED' and result = 'PENDING' and starts_at <= $2`,
  values: ['since', 'now'],
  columns: ['count'],
});

export interface UngradedDaysValues {
  since: string;
  today: string;
  over: Date;
}

export interface UngradedDaysRow {
  count: number;
  day: string;
  first: Date;
}

export const ungradedDays = new Statement<UngradedDaysValues, UngradedDaysRow>({
  name: 'ungradedDays',
  text: `select date as day, count(*)::int as "count", min(starts_at) as "first" from picks
 where date between $1 and $2 and status = 'PUBLISHED' and result = 'PENDING' and starts_at <= $3
 group by date order by date desc`,
  values: ['since', 'today', 'over'],
  columns: ['count', 'day', 'first'],
  instants: ['first'],
});
