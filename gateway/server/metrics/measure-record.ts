import type { Services } from '#gateway/auth/context.ts';
import { readWitnessing } from '#gateway/record/silent-witnesses.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import * as statements from './measure-record.sql.ts';
import type { Metrics } from './metrics.ts';

/** How the log of the record does; the same for every process. */
export function measureRecord(metrics: Metrics, { database, clock, record }: Services): void {
  const head = async () => {
    const row = await statements.measuredHead.first(database.em);
    if (!row) throw new Error('The record has no head');
    return row;
  };
  const secondsSince = (at: Date | null) => (at ? (clock.now().getTime() - at.getTime()) / SECOND : 0);
  metrics.gauge(
    'chalkline_record_unsigned_leaves',
    'Leaves of the log of the record that no checkpoint has signed yet; it should not stay above 0.',
    async () => (await head()).unsigned,
  );
  metrics.gauge(
    'chalkline_record_stopped',
    '1 while the record is stopped and nothing can be posted.',
    async () => Number((await head()).stopped),
  );
  metrics.gauge(
    'chalkline_record_checkpoint_age_seconds',
    'Since the last checkpoint was signed; 0 before the first. A log that does not grow is not signed again.',
    async () => secondsSince((await head()).signedAt),
  );
  metrics.gauges(
    'chalkline_record_unwitnessed_seconds',
    'Since the first checkpoint that a witness has not signed yet; 0 where it has signed the last.',
    'witness',
    async () => {
      const found = await readWitnessing(database.em, record);
      return Object.fromEntries(found.map(({ name, waitsSince }) => [name, secondsSince(waitsSince)]));
    },
  );
}

/** How far this process's clock is ahead of the database's: each process opens picks and ends plans by its own. */
export function measureClock(metrics: Metrics, { database, clock }: Services): void {
  metrics.gauge(
    'chalkline_clock_skew_seconds',
    "How far this process's clock is ahead of the database's.",
    async () => {
      const before = clock.now().getTime();
      const row = await statements.databaseTime.first(database.em);
      if (!row) throw new Error('The database has no time');
      return ((before + clock.now().getTime()) / 2 - row.at.getTime()) / SECOND;
    },
  );
}
