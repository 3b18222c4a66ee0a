// Written by npm run codegen from trial-grant.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface GrantTrialValues {
  subscriptionId: string;
  userKey: string;
  emailKey: string;
  cardKey: string | null;
  deviceKey: string | null;
  now: Date;
}

export type GrantTrialRow = Record<never, never>;

export const grantTrial = new Statement<GrantTrialValues, GrantTrialRow>({
  name: 'grantTrial',
  text: `insert into trial_grants (subscription_id, user_key, email_key, card_key, device_key, created_at)
select $1, $2, $3, $4, $5, $6::timestamptz where exists (select from guard)`,
  values: ['subscriptionId', 'userKey', 'emailKey', 'cardKey', 'deviceKey', 'now'],
  columns: [],
});
