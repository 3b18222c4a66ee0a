// Written by npm run codegen from confirm-routes.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ProveAddressValues {
  now: Date;
  id: string;
  email: string;
}

export type ProveAddressRow = Record<never, never>;

/** Of the address that the link was made for alone, whatever the account's address becomes in the same moment. */
export const proveAddress = new Statement<ProveAddressValues, ProveAddressRow>({
  name: 'proveAddress',
  text: `update users set email_proved_at = coalesce(email_proved_at, $1) where id = $2 and lower(email) = lower($3)`,
  values: ['now', 'id', 'email'],
  columns: [],
});
