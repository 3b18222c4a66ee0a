import type { Services } from '#gateway/auth/context.ts';
import { eachIndependently } from '#gateway/billing/reconciliation/reconcile.ts';
import { closeDeletion, openDeletions } from './delete-outside.sql.ts';

/** Deletes the identities and cards of deleted accounts; then nothing of us knows their uid any more. */
export async function deleteOutside(services: Services): Promise<void> {
  const { database, identity, processor } = services;
  const open = await openDeletions.all(database.em);
  await eachIndependently(services, open, async ({ id, uid, cards }) => {
    await identity.deleteAccount(uid);
    for (const token of cards) await processor.forgetCard(token);
    await processor.forgetCustomer(uid);
    await closeDeletion.run(database.em, { id });
  });
}
