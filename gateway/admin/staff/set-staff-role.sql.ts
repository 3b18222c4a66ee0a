// Written by npm run codegen from set-staff-role.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';

export interface StaffIdOfValues {
  email: string;
}

export interface StaffIdOfRow {
  id: string;
}

export const staffIdOf = new Statement<StaffIdOfValues, StaffIdOfRow>({
  name: 'staffIdOf',
  text: `select id from users where lower(email) = lower($1)`,
  values: ['email'],
  columns: ['id'],
});

export interface StaffAccountOfValues {
  email: string;
}

export interface StaffAccountOfRow {
  email: string;
  id: string;
  isProved: boolean;
  role: StaffRole | null;
}

export const staffAccountOf = new Statement<StaffAccountOfValues, StaffAccountOfRow>({
  name: 'staffAccountOf',
  text: `select id, email, role, email_proved_at is not null as "is_proved" from users where lower(email) = lower($1)`,
  values: ['email'],
  columns: ['email', 'id', 'is_proved', 'role'],
});

export interface LockStaffAccountValues {
  id: string;
}

export type LockStaffAccountRow = StaffAccountOfRow;

export const lockStaffAccount = new Statement<LockStaffAccountValues, LockStaffAccountRow>({
  name: 'lockStaffAccount',
  text: `select id, email, role, email_proved_at is not null as "is_proved" from users where id = $1 for update`,
  values: ['id'],
  columns: ['email', 'id', 'is_proved', 'role'],
});

export interface AcceptRoleValues {
  role: string;
  now: Date;
  id: string;
  email: string;
}

export interface AcceptRoleRow {
  id: string;
}

/** To somebody who read the mail to the address: that proves it, too. Nothing where the account has a role, or another address by now. */
export const acceptRole = new Statement<AcceptRoleValues, AcceptRoleRow>({
  name: 'acceptRole',
  text: `update users set role = $1, email_proved_at = coalesce(email_proved_at, $2)
 where id = $3 and lower(email) = lower($4) and role is null and disabled_at is null returning id`,
  values: ['role', 'now', 'id', 'email'],
  columns: ['id'],
});

export interface SetRoleValues {
  role: string | null;
  id: string;
}

export type SetRoleRow = Record<never, never>;

export const setRole = new Statement<SetRoleValues, SetRoleRow>({
  name: 'setRole',
  text: `update users set role = $1 where id = $2`,
  values: ['role', 'id'],
  columns: [],
});
