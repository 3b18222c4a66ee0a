import type { Fragment, Rows } from '#gateway/database/rows.ts';

const INTO = 'insert into subscription_events (subscription_id, at, type, details)';

/** Adds an event to a subscription's timeline, if the guard has a row. */
export function guardedEvent(
  subscriptionId: string,
  type: string,
  details: Record<string, unknown>,
  at: Date,
): Fragment {
  const sql = `${INTO}
    select ?, ?::timestamptz, ?, ?::jsonb where exists (select from guard)`;
  return { sql, params: [subscriptionId, at, type, JSON.stringify(details)] };
}

/** Adds an event to a subscription's timeline, in the same transaction as the change it records. */
export async function recordEvent(
  rows: Rows,
  subscriptionId: string,
  type: string,
  details: Record<string, unknown>,
  at: Date,
): Promise<void> {
  await rows.execute(
    `${INTO} values (?, ?, ?, ?::jsonb)`,
    [subscriptionId, at, type, JSON.stringify(details)],
    'run',
  );
}
