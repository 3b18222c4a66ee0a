import type { Rows } from '#gateway/database/rows.ts';
import { alertDelays } from './measure-alerts.sql.ts';
import type { Metrics } from './metrics.ts';

/** How late members are notified of picks. */
export function measureAlerts(metrics: Metrics, rows: Rows): void {
  metrics.gauges(
    'chalkline_alert_delay_seconds',
    'From the closing of a batch to the last member who was notified at the first try, of the last ten minutes.',
    'channel',
    async () => {
      const found = await alertDelays.all(rows);
      return Object.fromEntries(found.map(({ channel, seconds }) => [channel, seconds]));
    },
  );
}
