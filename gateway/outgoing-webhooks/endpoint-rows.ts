import { AppError } from '#gateway/app-error.ts';
import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

export type EndpointRecord = RecordOf<typeof WebhookEndpointEntity>;

const COLUMNS = columnsOf(WebhookEndpointEntity, { table: 'e' });

/** Endpoints of keys that are not revoked: with its key an endpoint is gone for its owner. */
const OWN = `select ${COLUMNS} from webhook_endpoints e
  join api_keys k on k.id = e.api_key_id and k.revoked_at is null where k.user_id = ?`;

/** A member's endpoints, of all their keys or of one, the oldest first: never more than a key may have. */
export function endpointsOf(rows: Rows, userId: string, apiKeyId: string | null): Promise<EndpointRecord[]> {
  const sql = `${OWN} ${apiKeyId ? 'and k.id = ?' : ''} order by e.created_at, e.id`;
  return rows.execute<EndpointRecord[]>(sql, apiKeyId ? [userId, apiKeyId] : [userId]);
}

/** One of a member's own. Throws NOT_FOUND, also for what belongs to somebody else. */
export async function ownEndpoint(rows: Rows, userId: string, id: string): Promise<EndpointRecord> {
  const [found] = await rows.execute<EndpointRecord[]>(`${OWN} and e.id = ?`, [userId, id]);
  if (!found) throw new AppError('NOT_FOUND', 'This webhook endpoint does not exist');
  return found;
}

/** The same under its lock, for changing it. */
export async function lockOwnEndpoint(rows: Rows, userId: string, id: string): Promise<EndpointRecord> {
  const [found] = await rows.execute<EndpointRecord[]>(`${OWN} and e.id = ? for update of e`, [userId, id]);
  if (!found) throw new AppError('NOT_FOUND', 'This webhook endpoint does not exist');
  return found;
}
