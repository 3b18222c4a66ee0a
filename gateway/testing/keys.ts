import { hashOf, newSecret, prefixOf } from '#gateway/auth/key-secret.ts';
import { newId } from '#gateway/database/new-id.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import type { TestGateway } from './gateway.ts';
import type { TestUser } from './users.ts';

/** A key of a user, written straight into the database: as a user whose token is the secret. */
export async function givenKey(
  { services }: TestGateway,
  owner: TestUser,
  scopes: ApiKeyScope[],
  { expiresAt = null, revokedAt = null }: { expiresAt?: string | null; revokedAt?: string | null } = {},
): Promise<TestUser & { keyId: string }> {
  const secret = newSecret();
  const keyId = newId('key');
  await services.database.em.execute(
    `insert into api_keys (id, user_id, name, prefix, secret_hash, scopes, expires_at, created_at, revoked_at)
     values (?, ?, 'Model', ?, ?, ?::text[], ?, ?, ?)`,
    [
      keyId,
      owner.uid,
      prefixOf(secret),
      hashOf(secret),
      `{${scopes.join(',')}}`,
      expiresAt,
      services.clock.now(),
      revokedAt,
    ],
  );
  return { ...owner, token: secret, keyId };
}
