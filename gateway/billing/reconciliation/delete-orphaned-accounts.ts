import type { Services } from '#gateway/auth/context.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { deleteExternalRecords } from '#gateway/billing/settlement/undo-purchase.ts';
import { eachIndependently } from './reconcile.ts';

/** By then whatever its request had asked of identity and processor has arrived there. */
export const ARRIVED_MILLISECONDS = 5 * 60_000;

/**
 * Looks once more at the accounts of purchases that failed: one whose making was on its way when the purchase was
 * undone, and whose process then died, came into being afterwards and belongs to nobody.
 */
export async function deleteOrphanedAccounts(services: Services): Promise<void> {
  const { database, clock } = services;
  const before = new Date(clock.now().getTime() - ARRIVED_MILLISECONDS);
  const failed = await database.em.execute<{ details: PurchaseFacts }[]>(
    `select details from purchases
      where state = 'failed' and temporary_password and finished_at <= ? order by finished_at limit 100`,
    [before],
  );
  await eachIndependently(services, failed, async ({ details }) => {
    await deleteExternalRecords(services, details);
    const sql = 'update purchases set temporary_password = false where id = ?';
    await database.em.execute(sql, [details.purchaseId], 'run');
  });
}
