// Written by npm run codegen from install-explorer.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ExamplePicksValues {
  today: string;
  yesterday: string;
  now: Date;
}

export interface ExamplePicksRow {
  first: string | null;
  started: string | null;
}

export const examplePicks = new Statement<ExamplePicksValues, ExamplePicksRow>({
  name: 'examplePicks',
  text: `select (select id from picks where status = 'PUBLISHED' and date = $1::date order by starts_at, id limit 1) as first,
       (select id from picks where status = 'PUBLISHED' and date in ($1::date, $2::date) and starts_at <= $3
         order by starts_at desc, id limit 1) as started`,
  values: ['today', 'yesterday', 'now'],
  columns: ['first', 'started'],
});
