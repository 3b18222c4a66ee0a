import type { Context } from '#gateway/auth/context.ts';
import { changeEndpoint } from './change-endpoint.ts';
import type { EndpointRecord } from './endpoint-rows.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

/** Sends again, at once what was still waiting. What happened while it was disabled is not told later. Throws NOT_FOUND. */
export function enableEndpoint(context: Context, id: string): Promise<EndpointRecord> {
  return changeEndpoint(context, id, 'webhook.enable', async (em, { disabledReason }) => {
    const enabled = { disabledAt: null, disabledReason: null, failures: 0, pausedUntil: null };
    await em.nativeUpdate(WebhookEndpointEntity, { id }, enabled);
    return { disabledReason };
  });
}
