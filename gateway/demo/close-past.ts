import { checkRevenue } from '#gateway/admin/revenue/check-revenue.ts';
import { deleteExpired } from '#gateway/jobs/retention.ts';
import { clearRateLimits } from '#gateway/rate-limits/count-attempts.ts';
import { deliverMails } from './past.sql.ts';
import type { Past } from './past.ts';

/** What the nights have left: mails are out, what is kept for thirty days only is gone, figures are counted and compared. */
export async function closePast({ services }: Past): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  await deliverMails.run(database.em, { now });
  await deleteExpired(services);
  await clearRateLimits(database.em, now);
  const { failed } = await checkRevenue(services);
  if (failed.length > 0) throw new Error(`The figures of the demo’s past do not agree: ${failed}`);
}
