import { randomUUID } from 'node:crypto';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { enforce } from '#gateway/rate-limits/count-attempts.ts';
import type { WebhookDeliveryType } from '#schema/types/api/webhook.type.ts';
import { lockOwnEndpoint } from './endpoint-rows.ts';
import { ownDelivery } from './read-deliveries.ts';
import { refuseDisabled } from './redeliver.ts';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';
import { WebhookEventEntity } from './webhook-event.entity.ts';

/** Sends an endpoint a signed test event. Throws NOT_FOUND, CONFLICT while disabled, RATE_LIMITED. */
export async function sendTest(context: Context, endpoint: string): Promise<WebhookDeliveryType> {
  const { now } = context;
  const owner = memberOf(context);
  await enforce(context.database.em, { ...RATE_LIMITS.webhookByHand, key: owner.id }, now);
  const [id, event] = [newId('whd'), newId('evt')];
  await inTransaction(context, async (em) => {
    refuseDisabled(await lockOwnEndpoint(em, owner.id, endpoint));
    const facts = { type: 'WEBHOOK_TEST' as const, subject: id, occursAt: now, dispatchedAt: now };
    await em.insert(WebhookEventEntity, { id: event, ...facts });
    const waiting = { state: 'PENDING' as const, nextTryAt: now, createdAt: now };
    await em.insert(WebhookDeliveryEntity, { id, event, endpoint, ...waiting });
    await em.nativeUpdate(WebhookEndpointEntity, { id: endpoint }, { pausedUntil: null });
  });
  return ownDelivery(context, id);
}

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;
