import { AppError } from '#gateway/app-error.ts';
import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './endpoint-rows.sql.ts';

export type EndpointRecord = statements.EndpointOfMemberRow;

/** A member's endpoints, of all keys or of one, the oldest first. */
export function endpointsOf(rows: Rows, userId: string, apiKeyId: string | null): Promise<EndpointRecord[]> {
  return statements.endpointsOfMember.all(rows, { userId, apiKeyId });
}

/** An endpoint of the caller. Throws NOT_FOUND, also for another member's. */
export async function ownEndpoint(rows: Rows, userId: string, id: string): Promise<EndpointRecord> {
  const found = await statements.endpointOfMember.first(rows, { userId, id });
  if (!found) throw new AppError('NOT_FOUND', 'This webhook endpoint does not exist');
  return found;
}

/** The same, locked for a change. */
export async function lockOwnEndpoint(rows: Rows, userId: string, id: string): Promise<EndpointRecord> {
  const found = await statements.lockEndpointOfMember.first(rows, { userId, id });
  if (!found) throw new AppError('NOT_FOUND', 'This webhook endpoint does not exist');
  return found;
}
