import type { Services } from '#gateway/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { outcomeOfOrder } from './charge-once.ts';
import { revokeForDispute } from './dispute.ts';
import type { VerifiedWebhook } from './processor.ts';
import { settle } from './settle.ts';

interface StoredWebhook {
  hash: string;
  signature: string;
  payload: string;
}

/**
 * Works on stored notifications, each once however many workers there are. A notification is a hint: what counts
 * is what the processor says of the order now, so order and repetition make no difference.
 */
export async function workWebhooks(services: Services): Promise<void> {
  for (;;) {
    const worked = await workOne(services);
    if (!worked) return;
  }
}

async function workOne(services: Services): Promise<boolean> {
  return inTransaction(services, async (em) => {
    const [stored] = await em.execute<StoredWebhook[]>(
      `select hash, signature, payload from webhook_inbox
        where processed_at is null and failure is null order by received_at limit 1 for update skip locked`,
    );
    if (!stored) return false;
    const failure = await workOn(services, stored);
    const done = failure ? null : services.clock.now();
    const sql = 'update webhook_inbox set processed_at = ?, failure = ? where hash = ?';
    await em.execute(sql, [done, failure, stored.hash], 'run');
    return true;
  });
}

/** Null, or why it could not be worked on: the sweep finds later what it would have told. */
async function workOn(services: Services, { signature, payload }: StoredWebhook): Promise<string | null> {
  try {
    await carryOut(services, await services.processor.readWebhook(signature, payload));
    return null;
  } catch (failure) {
    services.log.error({ err: failure }, 'a notification could not be worked on');
    return failure instanceof Error ? failure.message : String(failure);
  }
}

async function carryOut(
  services: Services,
  { kind, orderId, disputeId, transactionId }: VerifiedWebhook,
): Promise<void> {
  if (kind === 'dispute_opened' && transactionId) {
    await revokeForDispute(services, { transactionId, orderId, disputeId });
    return;
  }
  if (!kind.startsWith('transaction_') || !orderId) return;
  const outcome = outcomeOfOrder(await services.processor.findByOrder(orderId));
  if (outcome && outcome.kind !== 'unknown') await settle(services, orderId, outcome);
}
