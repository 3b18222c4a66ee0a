import type { Rows } from '#gateway/database/rows.ts';
import { archivedAge, backupAge } from './measure-backups.sql.ts';
import type { Metrics } from './metrics.ts';

/** How much would be lost with the server (docs/backups.md). */
export function measureBackups(metrics: Metrics, rows: Rows): void {
  const ageBy = (statement: typeof backupAge) => async () => {
    const row = await statement.first(rows);
    if (row?.age == null) throw new Error('There is none');
    return row.age;
  };
  metrics.gauge(
    'chalkline_backup_age_seconds',
    'Since the last backup that finished; absent where none is noted in the table backups.',
    ageBy(backupAge),
  );
  metrics.gauge(
    'chalkline_archived_wal_age_seconds',
    'Since PostgreSQL archived the last segment of its log; absent where it archives none.',
    ageBy(archivedAge),
  );
}
