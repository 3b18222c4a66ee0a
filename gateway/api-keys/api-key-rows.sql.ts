// Written by npm run codegen from api-key-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';

export interface KeysOfMemberValues {
  userId: string;
}

export interface KeysOfMemberRow {
  createdAt: Date;
  expiresAt: Date | null;
  id: string;
  lastUsedAt: Date | null;
  mustConfirm: boolean;
  name: string;
  prefix: string;
  revokedAt: Date | null;
  scopes: ApiKeyScope[];
}

/** The newest first: at most as many as a member may have. */
export const keysOfMember = new Statement<KeysOfMemberValues, KeysOfMemberRow>({
  name: 'keysOfMember',
  text: `select k.id, k.name, k.prefix, k.scopes, k.expires_at, k.last_used_at, k.created_at, k.revoked_at, ((k.confirmed_at is null and exists (select from passkeys p where p.user_id = k.user_id)) and exists (select from users u where u.id = k.user_id and u.role is not null)) as "must_confirm" from api_keys k where user_id = $1 and revoked_at is null order by created_at desc, id desc`,
  values: ['userId'],
  columns: ['created_at', 'expires_at', 'id', 'last_used_at', 'must_confirm', 'name', 'prefix', 'revoked_at', 'scopes'],
  instants: ['created_at', 'expires_at', 'last_used_at', 'revoked_at'],
});

export interface RevokeKeyValues {
  now: Date;
  id: string;
  userId: string;
}

export type RevokeKeyRow = KeysOfMemberRow;

export const revokeKey = new Statement<RevokeKeyValues, RevokeKeyRow>({
  name: 'revokeKey',
  text: `update api_keys k set revoked_at = $1 where id = $2 and user_id = $3 and revoked_at is null returning k.id, k.name, k.prefix, k.scopes, k.expires_at, k.last_used_at, k.created_at, k.revoked_at, ((k.confirmed_at is null and exists (select from passkeys p where p.user_id = k.user_id)) and exists (select from users u where u.id = k.user_id and u.role is not null)) as "must_confirm"`,
  values: ['now', 'id', 'userId'],
  columns: ['created_at', 'expires_at', 'id', 'last_used_at', 'must_confirm', 'name', 'prefix', 'revoked_at', 'scopes'],
  instants: ['created_at', 'expires_at', 'last_used_at', 'revoked_at'],
});

export interface ConfirmKeyValues {
  now: Date;
  id: string;
  userId: string;
}

export type ConfirmKeyRow = KeysOfMemberRow;

export const confirmKey = new Statement<ConfirmKeyValues, ConfirmKeyRow>({
  name: 'confirmKey',
  text: `update api_keys k set confirmed_at = $1 where id = $2 and user_id = $3 and revoked_at is null returning k.id, k.name, k.prefix, k.scopes, k.expires_at, k.last_used_at, k.created_at, k.revoked_at, ((k.confirmed_at is null and exists (select from passkeys p where p.user_id = k.user_id)) and exists (select from users u where u.id = k.user_id and u.role is not null)) as "must_confirm"`,
  values: ['now', 'id', 'userId'],
  columns: ['created_at', 'expires_at', 'id', 'last_used_at', 'must_confirm', 'name', 'prefix', 'revoked_at', 'scopes'],
  instants: ['created_at', 'expires_at', 'last_used_at', 'revoked_at'],
});
