import { Migration } from '@mikro-orm/migrations';

/**
 * The nightly check counts the picks of the days that it compares, and no others: it had counted those of the thirty
 * days before too, and with a million picks no statement of it ended within its time limit.
 */
export class Migration0030CheckByDay extends Migration {
  override up(): void {
    this.addSql(replaced(ANY_OF_THE_MONTH, OF_THE_DAYS));
  }

  override down(): void {
    this.addSql(replaced(OF_THE_DAYS, ANY_OF_THE_MONTH));
  }
}

const ANY_OF_THE_MONTH = 'where p.date between from_day - 30 and to_day and c.day';
/** As `record_counts_of` says which day a pick is of. */
const OF_THE_DAYS = `where p.date between from_day - 30 and to_day
                  and greatest(p.date, (p.starts_at at time zone 'America/New_York')::date) between from_day and to_day and c.day`;

function replaced(from: string, to: string): string {
  return `do $do$ begin execute replace(pg_get_functiondef('record_differences(date, date)'::regprocedure), $from$${from}$from$, $to$${to}$to$); end $do$`;
}
