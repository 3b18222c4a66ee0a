import { AppError } from '#gateway/app-error.ts';
import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

export type EndpointRecord = RecordOf<typeof WebhookEndpointEntity>;

const COLUMNS = columnsOf(WebhookEndpointEntity, { table: 'e' });

/** Endpoints of keys that are not revoked: revoking a key removes its endpoints for its owner. */
const OWN = `select ${COLUMNS} from webhook_endpoints e
  join api_keys k on k.id = e.api_key_id and k.revoked_at is null where k.user_id = ?`;

/** A member's endpoints, of all keys or of one, the oldest first. */
export function endpointsOf(rows: Rows, userId: string, apiKeyId: string | null): Promise<EndpointRecord[]> {
  const sql = `${OWN} ${apiKeyId ? 'and k.id = ?' : ''} order by e.created_at, e.id`;
  return rows.execute<EndpointRecord[]>(sql, apiKeyId ? [userId, apiKeyId] : [userId]);
}

/** An endpoint of the caller. Throws NOT_FOUND, also for another member's. */
export async function ownEndpoint(rows: Rows, userId: string, id: string): Promise<EndpointRecord> {
  const [found] = await rows.execute<EndpointRecord[]>(`${OWN} and e.id = ?`, [userId, id]);
  if (!found) throw new AppError('NOT_FOUND', 'This webhook endpoint does not exist');
  return found;
}

/** The same, locked for a change. */
export async function lockOwnEndpoint(rows: Rows, userId: string, id: string): Promise<EndpointRecord> {
  const [found] = await rows.execute<EndpointRecord[]>(`${OWN} and e.id = ? for update of e`, [userId, id]);
  if (!found) throw new AppError('NOT_FOUND', 'This webhook endpoint does not exist');
  return found;
}
