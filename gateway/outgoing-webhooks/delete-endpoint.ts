import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { lockOwnEndpoint } from './endpoint-rows.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

/** Deletes an endpoint of the caller with the log of its deliveries. Throws NOT_FOUND. */
export async function deleteEndpoint(context: Context, id: string): Promise<void> {
  const owner = memberOf(context);
  await inTransaction(context, async (em) => {
    const { url, events } = await lockOwnEndpoint(em, owner.id, id);
    await em.nativeDelete(WebhookEndpointEntity, { id });
    const details = { url, events };
    audit(em, context.now, { ...authorOf(context), action: 'webhook.delete', target: id, details });
  });
}
