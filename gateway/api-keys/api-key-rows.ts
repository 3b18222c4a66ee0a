import type { Rows } from '#gateway/database/rows.ts';
import type { ApiKeyType } from '#schema/types/api/api-key.type.ts';
import * as statements from './api-key-rows.sql.ts';

/** The keys of a member that are not revoked, newest first: at most as many as a member may have. */
export function keysOf(rows: Rows, userId: string): Promise<ApiKeyType[]> {
  return statements.keysOfMember.all(rows, { userId });
}

/** Revokes a key that its owner has not revoked yet. */
export function markRevoked(rows: Rows, id: string, userId: string, now: Date): Promise<ApiKeyType | null> {
  return statements.revokeKey.first(rows, { now, id, userId });
}

/** Keeps that the owner of a key vouched for it. */
export async function markConfirmed(
  rows: Rows,
  id: string,
  userId: string,
  now: Date,
): Promise<ApiKeyType | null> {
  const confirmed = await statements.confirmKey.first(rows, { now, id, userId });
  return confirmed ? { ...confirmed, mustConfirm: false } : null;
}
