import type { Services } from '#gateway/auth/context.ts';
import { outcomeOfOrder } from '#gateway/billing/processor/charge-once.ts';
import { settleDispute } from '#gateway/billing/settlement/dispute.ts';
import { settle } from '#gateway/billing/settlement/settle.ts';
import type { VerifiedWebhook } from '#gateway/integrations/processor.ts';
import { type ClaimWebhookRow, claimWebhook, noteWebhook } from './process-webhooks.sql.ts';

/** Each retry waits a minute longer than the one before; after sixty it is more than a day. */
const MAX_ATTEMPTS = 60;

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
  const now = services.clock.now();
  const stored = await claimWebhook.first(services.database.em, { now, mostAttempts: MAX_ATTEMPTS });
  if (!stored) return false;
  const failure = await workOn(services, stored);
  const processedAt = failure ? null : services.clock.now();
  await noteWebhook.run(services.database.em, { processedAt, failure, hash: stored.hash });
  return true;
}

/** Null, or why it could not be processed this time. */
async function workOn(services: Services, { signature, payload }: ClaimWebhookRow): Promise<string | null> {
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
  { kind, orderId, disputeId }: VerifiedWebhook,
): Promise<void> {
  if (orderId && /^(dispute|transaction)_/.test(kind)) await settleByOrder(services, orderId);
  if (disputeId) await settleDispute(services, disputeId);
}

/** A webhook may arrive before its order's own request has recorded the outcome. */
async function settleByOrder(services: Services, orderId: string): Promise<void> {
  const outcome = outcomeOfOrder(await services.processor.findByOrder(orderId));
  if (outcome && outcome.kind !== 'unknown') await settle(services, orderId, outcome);
}
