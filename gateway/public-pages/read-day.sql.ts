// Written by npm run codegen from read-day.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface NeighboursOfDayValues {
  day: string;
  today: string;
}

export interface NeighboursOfDayRow {
  next: string | null;
  previous: string | null;
}

export const neighboursOfDay = new Statement<NeighboursOfDayValues, NeighboursOfDayRow>({
  name: 'neighboursOfDay',
  text: `select (select max(date)::text from picks where date < $1::date and status <> 'DRAFT') as previous,
       (select min(date)::text from picks where date > $1::date and date <= $2::date and status <> 'DRAFT') as next`,
  values: ['day', 'today'],
  columns: ['next', 'previous'],
});
