// Written by npm run codegen from add-push.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface EndPushOfBrowserValues {
  endpoint: string;
  userId: string;
  signedInAt: Date;
}

export type EndPushOfBrowserRow = Record<never, never>;

export const endPushOfBrowser = new Statement<EndPushOfBrowserValues, EndPushOfBrowserRow>({
  name: 'endPushOfBrowser',
  text: `delete from push_subscriptions where endpoint = $1 or (user_id = $2 and signed_in_at = $3)`,
  values: ['endpoint', 'userId', 'signedInAt'],
  columns: [],
});

export interface AddPushValues {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  now: Date;
  userId: string;
  signedInAt: Date;
}

export interface AddPushRow {
  id: string;
}

/** Not for a session that ends in the same moment: the account is locked against it. */
export const addPush = new Statement<AddPushValues, AddPushRow>({
  name: 'addPush',
  text: `insert into push_subscriptions (id, user_id, signed_in_at, endpoint, p256dh, auth, created_at)
select $1, s.user_id, s.signed_in_at, $2, $3, $4, $5
  from sessions s join users u on u.id = s.user_id
 where s.user_id = $6 and s.signed_in_at = $7
   and (u.sessions_valid_since is null or s.signed_in_at >= u.sessions_valid_since)
   for share of u returning id`,
  values: ['id', 'endpoint', 'p256dh', 'auth', 'now', 'userId', 'signedInAt'],
  columns: ['id'],
});

export interface EndOldestPushValues {
  userId: string;
  most: number | string;
}

export type EndOldestPushRow = Record<never, never>;

export const endOldestPush = new Statement<EndOldestPushValues, EndOldestPushRow>({
  name: 'endOldestPush',
  text: `delete from push_subscriptions where id in (
  select id from push_subscriptions where user_id = $1 order by created_at desc, id offset $2)`,
  values: ['userId', 'most'],
  columns: [],
});
