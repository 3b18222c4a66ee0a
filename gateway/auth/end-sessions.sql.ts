// Written by npm run codegen from end-sessions.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface EndSessionsSinceValues {
  since: Date;
  userId: string;
}

export type EndSessionsSinceRow = Record<never, never>;

export const endSessionsSince = new Statement<EndSessionsSinceValues, EndSessionsSinceRow>({
  name: 'endSessionsSince',
  text: `update users set sessions_valid_since = greatest(sessions_valid_since, $1::timestamptz) where id = $2`,
  values: ['since', 'userId'],
  columns: [],
});

export interface RevokeKeysValues {
  now: Date;
  userId: string;
}

export interface RevokeKeysRow {
  id: string;
}

export const revokeKeys = new Statement<RevokeKeysValues, RevokeKeysRow>({
  name: 'revokeKeys',
  text: `update api_keys set revoked_at = $1 where user_id = $2 and revoked_at is null returning id`,
  values: ['now', 'userId'],
  columns: ['id'],
});

export interface ClearOldSessionsValues {
  before: Date;
}

export type ClearOldSessionsRow = Record<never, never>;

export const clearOldSessions = new Statement<ClearOldSessionsValues, ClearOldSessionsRow>({
  name: 'clearOldSessions',
  text: `delete from sessions where last_seen_at < $1`,
  values: ['before'],
  columns: [],
});

export interface DeletePushOfValues {
  userId: string;
}

export type DeletePushOfRow = Record<never, never>;

export const deletePushOf = new Statement<DeletePushOfValues, DeletePushOfRow>({
  name: 'deletePushOf',
  text: `delete from push_subscriptions where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface DeleteFeedsOfValues {
  userId: string;
}

export type DeleteFeedsOfRow = Record<never, never>;

export const deleteFeedsOf = new Statement<DeleteFeedsOfValues, DeleteFeedsOfRow>({
  name: 'deleteFeedsOf',
  text: `delete from feed_addresses where user_id = $1`,
  values: ['userId'],
  columns: [],
});
