import type { Services } from '#gateway/auth/context.ts';
import { WEBHOOK_DAYS_KEPT } from '#schema/rules/api/webhook-values.ts';
import { DAY } from '#schema/rules/time/durations.ts';

/** The most events per run. Each is deleted with the log of its deliveries. */
const MAX_AT_ONCE = 50;

/** Deletes old events and the log of their deliveries. */
export async function clearOldWebhooks({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - WEBHOOK_DAYS_KEPT * DAY);
  const sql = `delete from webhook_events where id in
    (select id from webhook_events where dispatched_at < ? order by dispatched_at limit ${MAX_AT_ONCE}) returning id`;
  let gone: unknown[];
  do gone = await database.em.execute(sql, [before]);
  while (gone.length === MAX_AT_ONCE);
}
