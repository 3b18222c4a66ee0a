import type { Services } from '#gateway/context.ts';
import { WEBHOOK_DAYS_KEPT } from '#schema/rules/webhook-values.ts';

const DAY = 86_400_000;

/** Forgets events of long ago with the log of their deliveries. */
export async function clearOldWebhooks({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - WEBHOOK_DAYS_KEPT * DAY);
  await database.em.execute('delete from webhook_events where dispatched_at < ?', [before], 'run');
}
