import type { Services } from '#gateway/auth/context.ts';
import { eachIndependently } from '#gateway/billing/reconciliation/reconcile.ts';

interface OpenDeletion {
  id: string;
  uid: string;
  cards: string[];
}

/** Deletes the identities and cards of deleted accounts; then nothing of us knows their uid any more. */
export async function deleteOutside(services: Services): Promise<void> {
  const { database, identity, processor } = services;
  const open = await database.em.execute<OpenDeletion[]>(
    'select id, uid, cards from account_deletions where uid is not null order by deleted_at limit 100',
  );
  await eachIndependently(services, open, async ({ id, uid, cards }) => {
    await identity.deleteAccount(uid);
    for (const token of cards) await processor.forgetCard(token);
    await processor.forgetCustomer(uid);
    const done = 'update account_deletions set uid = null, cards = null where id = ?';
    await database.em.execute(done, [id], 'run');
  });
}
