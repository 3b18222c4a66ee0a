// Written by npm run codegen from check-endpoint.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';

export interface LockOwnKeyValues {
  id: string;
  userId: string;
}

export interface LockOwnKeyRow {
  scopes: ApiKeyScope[];
}

export const lockOwnKey = new Statement<LockOwnKeyValues, LockOwnKeyRow>({
  name: 'lockOwnKey',
  text: `select scopes from api_keys where id = $1 and user_id = $2 and revoked_at is null for no key update`,
  values: ['id', 'userId'],
  columns: ['scopes'],
});
