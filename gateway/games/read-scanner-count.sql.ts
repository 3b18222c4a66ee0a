// Written by npm run codegen from read-scanner-count.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ScannerCountValues {
  now: Date;
  weekAgo: Date;
  dayAgo: Date;
  minutes: number | string;
}

export interface ScannerCountRow {
  books: number;
  days: number;
}

/** A day is 24 hours back from now. It counts where the odds of one league were read in so many of its minutes. */
export const scannerCount = new Statement<ScannerCountValues, ScannerCountRow>({
  name: 'scannerCount',
  text: `with minutes as (
  select floor(extract(epoch from $1::timestamptz - at) / 86400) as day, league,
         count(distinct date_trunc('minute', at)) as read
    from feed_rounds where kind = 'ODDS' and at > $2 and at <= $1 group by 1, 2)
select (select count(distinct book)::int from feed_books where seen_at > $3) as "books",
       (select count(distinct day)::int from minutes where read >= $4) as "days"`,
  values: ['now', 'weekAgo', 'dayAgo', 'minutes'],
  columns: ['books', 'days'],
});
