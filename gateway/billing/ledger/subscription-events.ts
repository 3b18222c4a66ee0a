import type { Fragment, Rows } from '#gateway/database/rows.ts';
import * as statements from './subscription-events.sql.ts';

/** Adds an event to a subscription's timeline, if the guard has a row. */
export function guardedEvent(
  subscriptionId: string,
  type: string,
  details: Record<string, unknown>,
  at: Date,
): Fragment {
  return statements.guardedEvent.part({ subscriptionId, type, at, details: JSON.stringify(details) });
}

/** Adds an event to a subscription's timeline, in the same transaction as the change it records. */
export async function recordEvent(
  rows: Rows,
  subscriptionId: string,
  type: string,
  details: Record<string, unknown>,
  at: Date,
): Promise<void> {
  const event = { subscriptionId, type, at, details: JSON.stringify(details) };
  await statements.recordEvent.run(rows, event);
}
