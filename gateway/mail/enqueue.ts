import type { Fragment, Rows } from '#gateway/database/rows.ts';
import type { MailEntry } from './mail.ts';

const INTO = 'insert into outbox (key, recipient, template, data, created_at, next_attempt_at)';
const VALUES = 'select ?::text, ?::text, ?::text, ?::jsonb, ?::timestamptz, ?::timestamptz';
const ONCE = 'on conflict (key) do nothing';

/**
 * The insert of a mail as part of a statement that has a CTE named `guard`: written if the guard has a row, and once
 * per key.
 */
export function outboxInsert(entry: MailEntry, now: Date): Fragment {
  return { sql: `${INTO} ${VALUES} where exists (select from guard) ${ONCE}`, params: valuesOf(entry, now) };
}

/** Writes a mail in the same transaction as what it reports. Answers false, and changes nothing, if the key exists. */
export async function enqueue(rows: Rows, entry: MailEntry, now: Date): Promise<boolean> {
  const sql = `${INTO} ${VALUES} ${ONCE} returning id`;
  return (await rows.execute<unknown[]>(sql, valuesOf(entry, now))).length > 0;
}

function valuesOf({ key, recipient, template, data }: MailEntry, now: Date): unknown[] {
  return [key, recipient, template, JSON.stringify(data), now, now];
}
