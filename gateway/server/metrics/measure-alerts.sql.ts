// Written by npm run codegen from measure-alerts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type AlertDelaysValues = Record<never, never>;

export interface AlertDelaysRow {
  channel: 'MAIL' | 'PUSH' | 'DISCORD';
  seconds: number;
}

/** Of batches that were sent in the last ten minutes, by the product's clock as far as it is the real one. */
export const alertDelays = new Statement<AlertDelaysValues, AlertDelaysRow>({
  name: 'alertDelays',
  text: `select b.channel, max(extract(epoch from a.sent_at - b.closes_at))::float8 as "seconds"
  from alert_batches b join pick_alerts a on a.batch_id = b.id and a.state = 'SENT' and a.tries = 0
 where b.kind <> 'DIGEST' and b.closes_at > now() - interval '10 minutes' group by b.channel`,
  values: [],
  columns: ['channel', 'seconds'],
});
