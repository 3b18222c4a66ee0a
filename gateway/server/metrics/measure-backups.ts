import type { Rows } from '#gateway/database/rows.ts';
import type { Metrics } from './metrics.ts';

/** Null where nobody notes backups in this table: a managed database has alarms of its own. */
const BACKUP = 'select extract(epoch from now() - max(finished_at))::float8 as age from backups';

/** Null where PostgreSQL archives nothing. Any role may read it. */
const ARCHIVED = `select extract(epoch from now() - last_archived_time)::float8 as age from pg_stat_archiver
  where current_setting('archive_mode') <> 'off'`;

/** How much would be lost with the server (docs/backups.md). */
export function measureBackups(metrics: Metrics, rows: Rows): void {
  const ageBy = (sql: string) => async () => {
    const [row] = await rows.execute<{ age: number | null }[]>(sql);
    if (row?.age == null) throw new Error('There is none');
    return row.age;
  };
  metrics.gauge(
    'chalkline_backup_age_seconds',
    'Since the last backup that finished; absent where none is noted in the table backups.',
    ageBy(BACKUP),
  );
  metrics.gauge(
    'chalkline_archived_wal_age_seconds',
    'Since PostgreSQL archived the last segment of its log; absent where it archives none.',
    ageBy(ARCHIVED),
  );
}
