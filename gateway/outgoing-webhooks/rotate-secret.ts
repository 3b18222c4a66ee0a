import type { Context } from '#gateway/auth/context.ts';
import { SECRET_OVERLAP_HOURS } from '#schema/rules/api/webhook-values.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import type { WebhookSecretPayload } from '#schema/types/api/webhook.type.ts';
import { changeEndpoint } from './change-endpoint.ts';
import { secretOf } from './secret.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

/** Gives an endpoint a new secret. For a day the old one signs too. Throws NOT_FOUND. */
export async function rotateSecret(context: Context, id: string): Promise<WebhookSecretPayload> {
  const previousSecretUntil = new Date(context.now.getTime() + SECRET_OVERLAP_HOURS * HOUR);
  const webhookEndpoint = await changeEndpoint(context, id, 'webhook.rotate', async (em, endpoint) => {
    const secretVersion = endpoint.secretVersion + 1;
    await em.nativeUpdate(WebhookEndpointEntity, { id }, { secretVersion, previousSecretUntil });
    return { secretVersion };
  });
  return { webhookEndpoint, secret: secretOf(context.signingKey, id, webhookEndpoint.secretVersion) };
}
