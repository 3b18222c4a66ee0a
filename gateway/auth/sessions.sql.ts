// Written by npm run codegen from sessions.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface NoteSessionValues {
  signedInAt: Date;
  device: string;
  deviceName: string;
  now: Date;
  uid: string;
  browser: string | null;
}

export type NoteSessionRow = Record<never, never>;

/**
 * A device that this member has not used before is announced to them; on an account's first session there is nobody to
 * warn. Sign-ins of one second share a row: another browser there voids the passkey that was shown.
 */
export const noteSession = new Statement<NoteSessionValues, NoteSessionRow>({
  name: 'noteSession',
  text: `insert into sessions as s (user_id, signed_in_at, device, device_name, last_seen_at, announce)
select u.id, $1::timestamptz, $2::text, $3::text, $4::timestamptz,
       exists (select from sessions o where o.user_id = u.id)
       and not exists (select from sessions o where o.user_id = u.id and o.device = $2::text)
  from users u where u.id = $5
on conflict (user_id, signed_in_at) do update set last_seen_at = greatest(s.last_seen_at, excluded.last_seen_at),
  second_factor_at = case when s.second_factor_device <> $6::text then null else s.second_factor_at end`,
  values: ['signedInAt', 'device', 'deviceName', 'now', 'uid', 'browser'],
  columns: [],
});
