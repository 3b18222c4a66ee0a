import type { Rows } from '#gateway/database/rows.ts';
import type { Metrics } from './metrics.ts';

/** Of batches that were sent in the last ten minutes, by the product's clock as far as it is the real one. */
const DELAYS = `
  select b.channel, max(extract(epoch from a.sent_at - b.closes_at))::float8 as seconds
    from alert_batches b join pick_alerts a on a.batch_id = b.id and a.state = 'SENT' and a.tries = 0
   where b.kind <> 'DIGEST' and b.closes_at > now() - interval '10 minutes' group by b.channel`;

/** How late members are notified of picks. */
export function measureAlerts(metrics: Metrics, rows: Rows): void {
  metrics.gauges(
    'chalkline_alert_delay_seconds',
    'From the closing of a batch to the last member who was notified at the first try, of the last ten minutes.',
    'channel',
    async () => {
      const found = await rows.execute<{ channel: string; seconds: number }[]>(DELAYS);
      return Object.fromEntries(found.map(({ channel, seconds }) => [channel, seconds]));
    },
  );
}
