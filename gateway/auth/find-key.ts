import type { MikroORM } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { ApiKeyScope } from '#schema/rules/api-keys.ts';
import { MINUTE } from '#schema/rules/durations.ts';
import { hashOf, isWhole } from './key-secret.ts';
import { MEMBERS, type Member, type MemberRow, memberOfRow } from './member.ts';

/** A key that is neither revoked nor expired. */
export interface ActiveKey {
  id: string;
  /** The first characters of its secret. */
  prefix: string;
  scopes: readonly ApiKeyScope[];
}

interface KeyRow extends MemberRow {
  keyId: string;
  prefix: string;
  scopes: ApiKeyScope[];
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** The key and its owner, read in one query. */
const KEYS = `
  select m.*, k.id as "keyId", k.prefix, k.scopes, k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
         k.revoked_at as "revokedAt"
    from api_keys k join (${MEMBERS}) m on m.id = k.user_id
   where k.secret_hash = ?`;

/** The key of a secret and the member it acts for. Throws INVALID_KEY, KEY_REVOKED or KEY_EXPIRED. */
export async function findKey(
  database: MikroORM,
  secret: string,
  now: Date,
): Promise<{ key: ActiveKey; member: Member }> {
  if (!isWhole(secret)) throw new AppError('INVALID_KEY');
  const connection = database.em.getConnection();
  const [row] = await connection.execute<KeyRow[]>(KEYS, [hashOf(secret)]);
  if (!row) throw new AppError('INVALID_KEY');
  if (row.revokedAt) throw new AppError('KEY_REVOKED');
  if (row.expiresAt && row.expiresAt <= now) throw new AppError('KEY_EXPIRED');
  const minuteAgo = new Date(now.getTime() - MINUTE);
  if (!row.lastUsedAt || row.lastUsedAt <= minuteAgo)
    await connection.execute(
      'update api_keys set last_used_at = ? where id = ? and (last_used_at is null or last_used_at <= ?)',
      [now, row.keyId, minuteAgo],
      'run',
    );
  return { key: { id: row.keyId, prefix: row.prefix, scopes: row.scopes }, member: memberOfRow(row) };
}
