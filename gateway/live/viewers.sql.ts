// Written by npm run codegen from viewers.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';

export interface KeysOfAccountsValues {
  userIds: readonly string[];
}

export interface KeysOfAccountsRow {
  expiresAt: Date | null;
  id: string;
  mustConfirm: boolean;
  scopes: ApiKeyScope[];
  userId: string;
}

export const keysOfAccounts = new Statement<KeysOfAccountsValues, KeysOfAccountsRow>({
  name: 'keysOfAccounts',
  text: `select k.id, k.user_id, k.scopes, k.expires_at, (k.confirmed_at is null and exists (select from passkeys p where p.user_id = k.user_id)) as "must_confirm" from api_keys k
 where revoked_at is null and user_id = any($1::text[])`,
  values: ['userIds'],
  columns: ['expires_at', 'id', 'must_confirm', 'scopes', 'user_id'],
  instants: ['expires_at'],
});

export interface ProofsOfAccountsValues {
  userIds: readonly string[];
}

export interface ProofsOfAccountsRow {
  browser: string | null;
  provedAt: Date | null;
  signedInAt: Date | null;
  userId: string;
}

/** The passkey that each session has shown, for those who have one; without a session where none has. */
export const proofsOfAccounts = new Statement<ProofsOfAccountsValues, ProofsOfAccountsRow>({
  name: 'proofsOfAccounts',
  text: `select distinct k.user_id, s.signed_in_at, s.second_factor_device as browser, s.second_factor_at as proved_at
  from passkeys k left join sessions s on s.user_id = k.user_id and s.second_factor_at is not null and s.second_factor_device is not null
 where k.user_id = any($1::text[])`,
  values: ['userIds'],
  columns: ['browser', 'proved_at', 'signed_in_at', 'user_id'],
  instants: ['proved_at', 'signed_in_at'],
});
