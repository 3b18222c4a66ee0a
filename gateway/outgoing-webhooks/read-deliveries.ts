import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { newestFirst, pageOf } from '#gateway/database/page.ts';
import { countOf, tableOf } from '#gateway/database/table-of.ts';
import { eventText } from '#schema/rules/api/webhook-values.ts';
import type { WebhookDeliveryType } from '#schema/types/api/webhook.type.ts';
import type { ConnectionOf, PageArgs } from '#schema/types/page.type.ts';
import * as statements from './delivery-rows.sql.ts';
import { type AttemptRecord, attemptsOf, type DeliveryRecord } from './delivery-rows.ts';
import { ownEndpoint } from './endpoint-rows.ts';

/** A page of the log of one of the caller's endpoints, newest first. Throws NOT_FOUND, BAD_USER_INPUT. */
export async function readDeliveries(
  context: Context,
  endpointId: string,
  args: PageArgs,
): Promise<ConnectionOf<WebhookDeliveryType>> {
  const { em } = context.database;
  const { id } = await ownEndpoint(em, memberOf(context).id, endpointId);
  const page = pageOf(newestFirst(`webhook-deliveries:${id}`), args, context.signingKey);
  const deliveries = tableOf(em, statements.allDeliveries).where('r.endpointId', '=', id);
  const rows = await page.of(deliveries.selectAll()).execute();
  const ids = rows.map((row) => row.id);
  const attempts = await attemptsOf(em, ids);
  return page.connection(
    rows,
    (row) => deliveryView(row, attempts.get(row.id) ?? []),
    () => countOf(deliveries),
  );
}

/** One delivery to an endpoint of the caller. Throws NOT_FOUND. */
export async function ownDelivery(context: Context, id: string): Promise<WebhookDeliveryType> {
  const { em } = context.database;
  const row = await statements.ownDelivery.first(em, { id, userId: memberOf(context).id });
  if (!row) throw new AppError('NOT_FOUND', 'This delivery does not exist');
  return deliveryView(row, (await attemptsOf(em, [id])).get(id) ?? []);
}

function deliveryView(row: DeliveryRecord, attempts: AttemptRecord[]): WebhookDeliveryType {
  const { id, eventId, type, state, nextTryAt, createdAt, endpointId } = row;
  const waiting = state === 'PENDING';
  return {
    ...{ id, eventId, state, createdAt, attempts },
    webhookEndpointId: endpointId,
    type: eventText(type),
    nextTryAt: waiting ? nextTryAt : null,
  };
}
