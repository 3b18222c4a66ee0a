import type { Fragment, Rows } from '#gateway/database/rows.ts';
import { type AddMailValues, addGuardedMail, addMail } from './enqueue.sql.ts';
import type { MailEntry } from './mail.ts';

/**
 * The insert of a mail as part of a statement that has a CTE named `guard`: written if the guard has a row, and once
 * per key.
 */
export function outboxInsert(entry: MailEntry, now: Date): Fragment {
  return addGuardedMail.part(valuesOf(entry, now));
}

/** Writes a mail in the same transaction as what it reports. Answers false, and changes nothing, if the key exists. */
export function enqueue(rows: Rows, entry: MailEntry, now: Date): Promise<boolean> {
  return addMail.some(rows, valuesOf(entry, now));
}

function valuesOf({ key, recipient, template, data }: MailEntry, now: Date): AddMailValues {
  return { key, recipient, template, data: JSON.stringify(data), now };
}
