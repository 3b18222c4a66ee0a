import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { MailSuppressionEntity, type SUPPRESSED_SCOPES } from './suppression.entity.ts';

export type Suppression = RecordOf<typeof MailSuppressionEntity>;
type SuppressedScope = (typeof SUPPRESSED_SCOPES)[number];

const OF_KEYS = `select ${columnsOf(MailSuppressionEntity)} from mail_suppressions
  where address_key in (select json_array_elements_text(?::json))`;

/** Why these mailboxes get no mail, by their keyed hashes. */
export function suppressionsOf(rows: Rows, addressKeys: readonly string[]): Promise<Suppression[]> {
  return rows.execute<Suppression[]>(OF_KEYS, [JSON.stringify(addressKeys)]);
}

/** Stops mail to a mailbox; the first reason stays. */
export async function suppress(rows: Rows, stop: Suppression): Promise<void> {
  const { addressKey, scope, reason, detail, at } = stop;
  const sql = `insert into mail_suppressions (address_key, scope, reason, detail, at) values (?, ?, ?, ?, ?)
    on conflict do nothing`;
  await rows.execute(sql, [addressKey, scope, reason, detail?.slice(0, 300) ?? null, at], 'run');
}

/** Writes to a mailbox again, because its owner requested it. */
export async function liftSuppression(rows: Rows, addressKey: string, scope: SuppressedScope): Promise<void> {
  await rows.execute(
    'delete from mail_suppressions where address_key = ? and scope = ?',
    [addressKey, scope],
    'run',
  );
}
