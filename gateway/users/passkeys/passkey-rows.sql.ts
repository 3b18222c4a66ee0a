// Written by npm run codegen from passkey-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface PasskeysOfMemberValues {
  userId: string;
  most: number | string;
}

export interface PasskeysOfMemberRow {
  createdAt: Date;
  id: string;
  lastUsedAt: Date | null;
  name: string;
}

/** The oldest first. */
export const passkeysOfMember = new Statement<PasskeysOfMemberValues, PasskeysOfMemberRow>({
  name: 'passkeysOfMember',
  text: `select id, name, created_at, last_used_at from passkeys where user_id = $1 order by created_at, id limit $2`,
  values: ['userId', 'most'],
  columns: ['created_at', 'id', 'last_used_at', 'name'],
  instants: ['created_at', 'last_used_at'],
});
