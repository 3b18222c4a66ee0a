// Written by npm run codegen from going-live.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type OwnersWithPasskeyValues = Record<never, never>;

export interface OwnersWithPasskeyRow {
  owners: number;
  withPasskey: number;
}

export const ownersWithPasskey = new Statement<OwnersWithPasskeyValues, OwnersWithPasskeyRow>({
  name: 'ownersWithPasskey',
  text: `select count(*)::int as "owners", count(*) filter (where exists (select from passkeys p where p.user_id = u.id))::int as "with_passkey"
  from users u where u.role = 'OWNER' and u.disabled_at is null`,
  values: [],
  columns: ['owners', 'with_passkey'],
});

export type HoursSinceBackupValues = Record<never, never>;

export interface HoursSinceBackupRow {
  hours: number | null;
}

export const hoursSinceBackup = new Statement<HoursSinceBackupValues, HoursSinceBackupRow>({
  name: 'hoursSinceBackup',
  text: `select (extract(epoch from now() - max(finished_at)) / 3600)::float8 as hours from backups`,
  values: [],
  columns: ['hours'],
});
