// Written by npm run codegen from keep-outcome.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockEndpointValues {
  id: string;
}

export type LockEndpointRow = Record<never, never>;

export const lockEndpoint = new Statement<LockEndpointValues, LockEndpointRow>({
  name: 'lockEndpoint',
  text: `select from webhook_endpoints where id = $1 for no key update`,
  values: ['id'],
  columns: [],
});

export interface CountEndpointFailureValues {
  id: string;
}

export interface CountEndpointFailureRow {
  failures: number;
}

export const countEndpointFailure = new Statement<CountEndpointFailureValues, CountEndpointFailureRow>({
  name: 'countEndpointFailure',
  text: `update webhook_endpoints set failures = failures + 1 where id = $1 returning failures`,
  values: ['id'],
  columns: ['failures'],
});
