// Written by npm run codegen from clear-old-webhooks.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ClearOldEventsValues {
  before: Date;
  most: number | string;
}

export type ClearOldEventsRow = Record<never, never>;

export const clearOldEvents = new Statement<ClearOldEventsValues, ClearOldEventsRow>({
  name: 'clearOldEvents',
  text: `delete from webhook_events where id in
  (select id from webhook_events where dispatched_at < $1 order by dispatched_at limit $2)`,
  values: ['before', 'most'],
  columns: [],
});
