import type { Services } from '#gateway/auth/context.ts';
import { outcomeOfOrder } from '#gateway/billing/processor/charge-once.ts';
import { revokeForDispute } from '#gateway/billing/settlement/dispute.ts';
import { settle } from '#gateway/billing/settlement/settle.ts';
import type { VerifiedWebhook } from '#gateway/integrations/processor.ts';

/** Each retry waits a minute longer than the one before; after sixty it is more than a day. */
const MAX_ATTEMPTS = 60;

interface StoredWebhook {
  hash: string;
  signature: string;
  payload: string;
}

/**
 * Processes stored webhooks, each once however many workers there are; failures are retried later. A webhook is only a
 * hint: the order's current state is read from the processor, so order and repetition do not matter.
 */
export async function processWebhooks(services: Services): Promise<void> {
  for (;;) {
    const worked = await workOne(services);
    if (!worked) return;
  }
}

async function workOne(services: Services): Promise<boolean> {
  const stored = await claim(services);
  if (!stored) return false;
  const failure = await workOn(services, stored);
  await services.database.em.execute(
    'update webhook_inbox set processed_at = ?, failure = ? where hash = ?',
    [failure ? null : services.clock.now(), failure, stored.hash],
    'run',
  );
  return true;
}

/** Claims the longest waiting webhook until its next retry, so that no lock is held during calls. */
async function claim({ database, clock }: Services): Promise<StoredWebhook | null> {
  const now = clock.now();
  const [claimed] = await database.em.execute<StoredWebhook[]>(
    `update webhook_inbox set attempts = attempts + 1,
            next_attempt_at = ?::timestamptz + (attempts + 1) * interval '1 minute'
      where hash = (select hash from webhook_inbox
                     where processed_at is null and next_attempt_at <= ? and attempts < ?
                     order by next_attempt_at limit 1 for update skip locked)
      returning hash, signature, payload`,
    [now, now, MAX_ATTEMPTS],
  );
  return claimed ?? null;
}

/** Null, or why it could not be processed this time. */
async function workOn(services: Services, { signature, payload }: StoredWebhook): Promise<string | null> {
  try {
    await processWebhook(services, await services.processor.readWebhook(signature, payload));
    return null;
  } catch (failure) {
    services.log.error({ err: failure }, 'a webhook could not be processed');
    return failure instanceof Error ? failure.message : String(failure);
  }
}

async function processWebhook(
  services: Services,
  { kind, orderId, disputeId, transactionId }: VerifiedWebhook,
): Promise<void> {
  const disputed = kind === 'dispute_opened';
  if (orderId && (disputed || kind.startsWith('transaction_'))) await settleByOrder(services, orderId);
  if (disputed && transactionId) await revokeForDispute(services, { transactionId, orderId, disputeId });
}

/** A webhook may arrive before its order's own request has recorded the outcome. */
async function settleByOrder(services: Services, orderId: string): Promise<void> {
  const outcome = outcomeOfOrder(await services.processor.findByOrder(orderId));
  if (outcome && outcome.kind !== 'unknown') await settle(services, orderId, outcome);
}
