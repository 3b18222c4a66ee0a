import { ApiKeyEntity } from '#gateway/auth/api-key.entity.ts';
import { MUST_CONFIRM } from '#gateway/auth/key-confirmation.ts';
import { columnsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { ApiKeyType } from '#schema/types/api/api-key.type.ts';

const SHOWN = [
  'id',
  'name',
  'prefix',
  'scopes',
  'expiresAt',
  'lastUsedAt',
  'createdAt',
  'revokedAt',
] as const;

const COLUMNS = `${columnsOf(ApiKeyEntity, { table: 'k', only: SHOWN })},
  (${MUST_CONFIRM} and exists (select from users u where u.id = k.user_id and u.role is not null)) as "mustConfirm"`;

/** The keys of a member that are not revoked, newest first: at most as many as a member may have. */
export async function keysOf(rows: Rows, userId: string): Promise<ApiKeyType[]> {
  const sql = `select ${COLUMNS} from api_keys k where user_id = ? and revoked_at is null
    order by created_at desc, id desc`;
  return rows.execute<ApiKeyType[]>(sql, [userId]);
}

/** Revokes a key that its owner has not revoked yet. */
export async function markRevoked(
  rows: Rows,
  id: string,
  userId: string,
  now: Date,
): Promise<ApiKeyType | null> {
  const sql = `update api_keys k set revoked_at = ? where id = ? and user_id = ? and revoked_at is null
    returning ${COLUMNS}`;
  const [revoked] = await rows.execute<ApiKeyType[]>(sql, [now, id, userId]);
  return revoked ?? null;
}

/** Keeps that the owner of a key vouched for it. */
export async function markConfirmed(
  rows: Rows,
  id: string,
  userId: string,
  now: Date,
): Promise<ApiKeyType | null> {
  const sql = `update api_keys k set confirmed_at = ? where id = ? and user_id = ? and revoked_at is null
    returning ${COLUMNS}`;
  const [confirmed] = await rows.execute<ApiKeyType[]>(sql, [now, id, userId]);
  return confirmed ? { ...confirmed, mustConfirm: false } : null;
}
