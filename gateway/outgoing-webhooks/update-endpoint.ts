import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { UpdateWebhookEndpointInput } from '#schema/types/api/webhook.input.ts';
import { changeEndpoint } from './change-endpoint.ts';
import { refuseEndpoint, scopesOfOwnKey } from './check-endpoint.ts';
import { type EndpointRecord, ownEndpoint } from './endpoint-rows.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

/** Changes the address or the events of an endpoint, or both. Throws NOT_FOUND, BAD_USER_INPUT. */
export async function updateEndpoint(
  context: Context,
  { id, ...given }: UpdateWebhookEndpointInput,
): Promise<EndpointRecord> {
  const owner = memberOf(context);
  const { em } = context.database;
  const endpoint = await ownEndpoint(em, owner.id, id);
  const settings = {
    url: given.url ?? endpoint.url,
    events: [...new Set(given.events ?? endpoint.events)],
  };
  await refuseEndpoint(context, await scopesOfOwnKey(em, owner.id, endpoint.apiKeyId), settings);
  return changeEndpoint(context, id, 'webhook.update', async (inside, { url, events }) => {
    await inside.nativeUpdate(WebhookEndpointEntity, { id }, settings);
    return { before: { url, events }, after: settings };
  });
}
