// Written by npm run codegen from staff.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';

export interface StaffInRolesValues {
  roles: readonly string[];
}

export interface StaffInRolesRow {
  email: string;
}

export const staffInRoles = new Statement<StaffInRolesValues, StaffInRolesRow>({
  name: 'staffInRoles',
  text: `select email from users where role = any($1::text[]) and disabled_at is null`,
  values: ['roles'],
  columns: ['email'],
});

export interface RoleOfUserValues {
  id: string;
}

export interface RoleOfUserRow {
  role: StaffRole | null;
}

export const roleOfUser = new Statement<RoleOfUserValues, RoleOfUserRow>({
  name: 'roleOfUser',
  text: `select role from users where id = $1`,
  values: ['id'],
  columns: ['role'],
});

export type LockOwnersValues = Record<never, never>;

export interface LockOwnersRow {
  id: string;
}

/** The owners who can sign in. */
export const lockOwners = new Statement<LockOwnersValues, LockOwnersRow>({
  name: 'lockOwners',
  text: `select id from users where role = 'OWNER' and disabled_at is null order by id for update`,
  values: [],
  columns: ['id'],
});

export interface ListStaffValues {
  most: number | string;
}

export interface ListStaffRow {
  email: string;
  lastSeenAt: Date | null;
  role: StaffRole;
  userId: string;
}

/** Owners first; each with the last use of any of their sessions. */
export const listStaff = new Statement<ListStaffValues, ListStaffRow>({
  name: 'listStaff',
  text: `select u.id as user_id, u.email, u.role as "role",
       (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as last_seen_at
  from users u where u.role is not null
 order by array_position(array['OWNER', 'FINANCE', 'SUPPORT', 'ANALYST'], u.role::text), lower(u.email) limit $1`,
  values: ['most'],
  columns: ['email', 'last_seen_at', 'role', 'user_id'],
  instants: ['last_seen_at'],
});
