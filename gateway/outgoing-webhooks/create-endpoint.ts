import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { MAX_ENDPOINTS } from '#schema/rules/api/webhook-values.ts';
import type { CreateWebhookEndpointInput } from '#schema/types/api/webhook.input.ts';
import type { WebhookSecretPayload } from '#schema/types/api/webhook.type.ts';
import { refuseEndpoint, scopesOfOwnKey } from './check-endpoint.ts';
import { endpointsOf, ownEndpoint } from './endpoint-rows.ts';
import { secretOf } from './secret.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

/**
 * Creates an endpoint for one of the caller's keys; its secret is answered only this once. Throws NOT_FOUND,
 * BAD_USER_INPUT with a sentence for each wrong field, CONFLICT when the key has as many as allowed.
 */
export async function createEndpoint(
  context: Context,
  { apiKeyId, url, events }: CreateWebhookEndpointInput,
): Promise<WebhookSecretPayload> {
  const { now, signingKey } = context;
  const owner = memberOf(context);
  const settings = { url, events: [...new Set(events)] };
  await refuseEndpoint(context, await scopesOfOwnKey(context.database.em, owner.id, apiKeyId), settings);
  const id = newId('whe');
  return inTransaction(context, async (em) => {
    // Concurrent calls wait for each other here, so that both endpoints are counted.
    await scopesOfOwnKey(em, owner.id, apiKeyId);
    if ((await endpointsOf(em, owner.id, apiKeyId)).length >= MAX_ENDPOINTS)
      throw new AppError('CONFLICT', `An API key has at most ${MAX_ENDPOINTS} webhook endpoints`);
    await em.insert(WebhookEndpointEntity, { id, apiKey: apiKeyId, ...settings, createdAt: now });
    audit(em, now, { ...authorOf(context), action: 'webhook.create', target: id, details: settings });
    await em.flush();
    return { webhookEndpoint: await ownEndpoint(em, owner.id, id), secret: secretOf(signingKey, id, 1) };
  });
}
