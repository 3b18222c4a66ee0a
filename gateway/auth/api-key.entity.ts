import { defineEntity, p } from '@mikro-orm/core';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import { UserEntity } from './user.entity.ts';

/** A key with which a program acts for a member. Only a hash of its secret is stored. */
export const ApiKeyEntity = defineEntity({
  name: 'ApiKeyRow',
  tableName: 'api_keys',
  indexes: [{ name: 'api_keys_owner', properties: ['user', 'createdAt', 'id'] }],
  properties: {
    id: p.string().length(40).primary(),
    user: () => p.manyToOne(UserEntity).updateRule('cascade'),
    name: p.string().length(60),
    /** The first characters of the secret, so that its owner can recognize it. */
    prefix: p.string().length(16),
    /** SHA-256 in hexadecimal. The secret is too random to need a slow hash. */
    secretHash: p.string().length(64).unique(),
    scopes: p.array().$type<ApiKeyScope[]>(),
    expiresAt: p.datetime(3).nullable(),
    /** Written at most once a minute. */
    lastUsedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    /** When the session that made it began, by the provider's clock. The key ends with it. */
    sessionStartedAt: p.datetime(3).nullable(),
    /** When its owner vouched for it with a passkey; null: never (docs/decisions/0067). */
    confirmedAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
  },
});
