import type { Services } from '#gateway/auth/context.ts';
import { WEBHOOK_DAYS_KEPT } from '#schema/rules/api/webhook-values.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { clearOldEvents } from './clear-old-webhooks.sql.ts';

/** The most events per run. Each is deleted with the log of its deliveries. */
const MAX_AT_ONCE = 50;

/** Deletes old events and the log of their deliveries. */
export async function clearOldWebhooks({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - WEBHOOK_DAYS_KEPT * DAY);
  let gone: number;
  do gone = await clearOldEvents.run(database.em, { before, most: MAX_AT_ONCE });
  while (gone === MAX_AT_ONCE);
}
