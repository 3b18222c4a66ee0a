import type { EntityManager } from '@mikro-orm/postgresql';
import { enqueue } from '#gateway/mail/enqueue.ts';
import type { WebhookDisabledReason } from '#schema/rules/api/webhook-values.ts';
import type { ClaimedEndpoint } from './claim-endpoint.ts';
import { ownerOfKey } from './disable-endpoint.sql.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

/** Stops sending to an endpoint until its owner enables it, and tells the owner by mail. */
export async function disableEndpoint(
  em: EntityManager,
  { id, apiKeyId, url }: ClaimedEndpoint,
  reason: WebhookDisabledReason,
  now: Date,
): Promise<void> {
  const disabled = { disabledAt: now, disabledReason: reason, pausedUntil: null };
  const changed = await em.nativeUpdate(WebhookEndpointEntity, { id, disabledAt: null }, disabled);
  if (changed === 0) return;
  const owner = await ownerOfKey.first(em, { id: apiKeyId });
  if (!owner) return;
  const data = { url, keyName: owner.name, reason, disabledAt: now.toISOString() };
  const key = `webhook-disabled:${id}:${now.getTime()}`;
  await enqueue(em, { key, recipient: owner.email, template: 'webhook-disabled', data }, now);
}
