// Written by npm run codegen from start-link.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface KeepLinkStateValues {
  state: string;
  now: Date;
  userId: string;
  signedInAt: Date;
}

export interface KeepLinkStateRow {
  userId: string;
}

export const keepLinkState = new Statement<KeepLinkStateValues, KeepLinkStateRow>({
  name: 'keepLinkState',
  text: `update sessions set discord_state = $1, discord_state_at = $2 where user_id = $3 and signed_in_at = $4
returning user_id`,
  values: ['state', 'now', 'userId', 'signedInAt'],
  columns: ['user_id'],
});

export interface TakeLinkStateValues {
  userId: string;
  signedInAt: Date | null;
  state: string;
  since: Date;
}

export interface TakeLinkStateRow {
  userId: string;
}

export const takeLinkState = new Statement<TakeLinkStateValues, TakeLinkStateRow>({
  name: 'takeLinkState',
  text: `update sessions set discord_state = null, discord_state_at = null
 where user_id = $1 and signed_in_at = $2 and discord_state = $3 and discord_state_at > $4
returning user_id`,
  values: ['userId', 'signedInAt', 'state', 'since'],
  columns: ['user_id'],
});
