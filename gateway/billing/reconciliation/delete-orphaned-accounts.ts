import type { Services } from '#gateway/auth/context.ts';
import { deleteExternalRecords } from '#gateway/billing/settlement/undo-purchase.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { failedWithAccount } from './delete-orphaned-accounts.sql.ts';
import { forgetTemporaryPassword } from './expire-temporary-passwords.sql.ts';
import { eachIndependently } from './reconcile.ts';

/** By then all calls of the purchase's request have reached identity provider and processor. */
export const ARRIVED_MILLISECONDS = 5 * MINUTE;

/**
 * Checks the accounts of failed purchases once more. If the process died while an account was being created, the
 * account may have appeared after the purchase was undone and belongs to nobody.
 */
export async function deleteOrphanedAccounts(services: Services): Promise<void> {
  const { database, clock } = services;
  const before = new Date(clock.now().getTime() - ARRIVED_MILLISECONDS);
  const failed = await failedWithAccount.all(database.em, { before });
  await eachIndependently(services, failed, async ({ details }) => {
    await deleteExternalRecords(services, details);
    await forgetTemporaryPassword.run(database.em, { id: details.purchaseId });
  });
}
