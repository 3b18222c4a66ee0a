// Written by npm run codegen from remove-push.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface RemovePushValues {
  userId: string;
  id: string;
}

export interface RemovePushRow {
  id: string;
}

export const removePush = new Statement<RemovePushValues, RemovePushRow>({
  name: 'removePush',
  text: `delete from push_subscriptions where user_id = $1 and id = $2 returning id`,
  values: ['userId', 'id'],
  columns: ['id'],
});

export interface RemovePushOfSessionValues {
  userId: string;
  signedInAt: Date | null;
}

export type RemovePushOfSessionRow = Record<never, never>;

export const removePushOfSession = new Statement<RemovePushOfSessionValues, RemovePushOfSessionRow>({
  name: 'removePushOfSession',
  text: `delete from push_subscriptions where user_id = $1 and signed_in_at = $2`,
  values: ['userId', 'signedInAt'],
  columns: [],
});
