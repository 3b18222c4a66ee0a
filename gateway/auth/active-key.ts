import type { MikroORM } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import type { PickViewer } from '#schema/rules/access/visibility.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { noteKeyUse } from './active-key.sql.ts';
import type { CallerRow } from './caller-reader.ts';
import type { Member } from './member.ts';

/** A key that is neither revoked nor expired. */
export interface ActiveKey {
  id: string;
  /** The first characters of its secret. */
  prefix: string;
  scopes: readonly ApiKeyScope[];
  /** When the session that made it began. */
  since: Date;
  /** Whether its owner, of the staff, has to vouch for it with a passkey: until then it acts as a member's. */
  mustConfirm: boolean;
}

/** The key of a caller, and notes that it was used. Throws INVALID_KEY, KEY_REVOKED or KEY_EXPIRED. */
export async function activeKey(
  database: MikroORM,
  { keyId, prefix, scopes, since, role, ...key }: CallerRow,
  now: Date,
): Promise<ActiveKey> {
  if (!keyId || !prefix || !scopes || !since) throw new AppError('INVALID_KEY');
  if (key.revokedAt) throw new AppError('KEY_REVOKED');
  if (key.expiresAt && key.expiresAt <= now) throw new AppError('KEY_EXPIRED');
  const minuteAgo = new Date(now.getTime() - MINUTE);
  if (!key.lastUsedAt || key.lastUsedAt <= minuteAgo)
    await noteKeyUse.run(database.em.getConnection(), { now, id: keyId, minuteAgo });
  return { id: keyId, prefix, scopes, since, mustConfirm: role !== null && key.mustConfirm === true };
}

/** The viewer of a request with a key: the key's owner, or a visitor when the key is limited to the record. */
export function keyViewer(scopes: readonly ApiKeyScope[], owner: Member, now: Date): PickViewer | null {
  return scopes.every((scope) => scope === 'READ_RECORD') ? null : viewerOf(owner, now);
}
