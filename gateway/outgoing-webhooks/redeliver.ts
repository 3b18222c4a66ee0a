import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { enforce } from '#gateway/rate-limits/count-attempts.ts';
import type { WebhookDeliveryType } from '#schema/types/api/webhook.type.ts';
import { lockOwnEndpoint } from './endpoint-rows.ts';
import { ownDelivery } from './read-deliveries.ts';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

/**
 * Sends a delivery again, now and under the same webhook-id, and keeps its earlier attempts. Throws NOT_FOUND, CONFLICT
 * while the endpoint is disabled, RATE_LIMITED.
 */
export async function redeliver(context: Context, id: string): Promise<WebhookDeliveryType> {
  const owner = memberOf(context);
  const { webhookEndpointId } = await ownDelivery(context, id);
  await enforce(context.database.em, { ...RATE_LIMITS.webhookByHand, key: owner.id }, context.now);
  await inTransaction(context, async (em) => {
    refuseDisabled(await lockOwnEndpoint(em, owner.id, webhookEndpointId));
    const again = { state: 'PENDING' as const, tries: 0, nextTryAt: context.now };
    await em.nativeUpdate(WebhookDeliveryEntity, { id }, again);
    await em.nativeUpdate(WebhookEndpointEntity, { id: webhookEndpointId }, { pausedUntil: null });
  });
  return ownDelivery(context, id);
}

export function refuseDisabled({ disabledAt }: { disabledAt: Date | null }): void {
  if (disabledAt) throw new AppError('CONFLICT', 'This webhook endpoint is disabled. Enable it first.');
}
