import type { Context } from '#gateway/auth/context.ts';
import { changeEndpoint } from './change-endpoint.ts';
import type { EndpointRecord } from './endpoint-rows.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

/**
 * Resumes sending, starting with what was waiting. Events that happened while it was disabled are not sent. Throws
 * NOT_FOUND.
 */
export function enableEndpoint(context: Context, id: string): Promise<EndpointRecord> {
  return changeEndpoint(context, id, 'webhook.enable', async (em, { disabledReason }) => {
    const enabled = { disabledAt: null, disabledReason: null, failures: 0, pausedUntil: null };
    await em.nativeUpdate(WebhookEndpointEntity, { id }, enabled);
    return { disabledReason };
  });
}
