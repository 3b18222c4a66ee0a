// Written by npm run codegen from invitations.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ListInvitationsValues {
  now: Date;
  most: number | string;
}

export interface ListInvitationsRow {
  email: string;
  expiresAt: Date;
  id: string;
  invitedAt: Date;
  invitedBy: string | null;
  role: 'FINANCE' | 'SUPPORT' | 'ANALYST';
}

export const listInvitations = new Statement<ListInvitationsValues, ListInvitationsRow>({
  name: 'listInvitations',
  text: `select i.id, i.email, i.role, i.invited_at, i.expires_at, u.email as invited_by
  from staff_invitations i left join users u on u.id = i.invited_by
 where i.ended_at is null and i.expires_at > $1 order by i.invited_at desc, i.id limit $2`,
  values: ['now', 'most'],
  columns: ['email', 'expires_at', 'id', 'invited_at', 'invited_by', 'role'],
  instants: ['expires_at', 'invited_at'],
});

export interface EndInvitationValues {
  now: Date;
  id: string;
}

export interface EndInvitationRow {
  email: string;
}

export const endInvitation = new Statement<EndInvitationValues, EndInvitationRow>({
  name: 'endInvitation',
  text: `update staff_invitations set ended_at = $1 where id = $2 and ended_at is null and expires_at > $1 returning email`,
  values: ['now', 'id'],
  columns: ['email'],
});

export interface EndInvitationsOfValues {
  now: Date;
  email: string;
}

export type EndInvitationsOfRow = Record<never, never>;

/** A later invitation of an address takes the place of the one before. */
export const endInvitationsOf = new Statement<EndInvitationsOfValues, EndInvitationsOfRow>({
  name: 'endInvitationsOf',
  text: `update staff_invitations set ended_at = $1 where lower(email) = lower($2) and ended_at is null`,
  values: ['now', 'email'],
  columns: [],
});

export interface LockInvitationValues {
  id: string;
  now: Date;
}

export interface LockInvitationRow {
  email: string;
  invitedBy: string;
  reason: string;
  role: 'FINANCE' | 'SUPPORT' | 'ANALYST';
}

/** One whose owner can give no roles any more is over. */
export const lockInvitation = new Statement<LockInvitationValues, LockInvitationRow>({
  name: 'lockInvitation',
  text: `select i.email, i.role, i.reason, i.invited_by from staff_invitations i
 where i.id = $1 and i.ended_at is null and i.expires_at > $2
   and exists (select from users o where o.id = i.invited_by and o.role = 'OWNER' and o.disabled_at is null)
   for update`,
  values: ['id', 'now'],
  columns: ['email', 'invited_by', 'reason', 'role'],
});

export interface AddInvitationValues {
  id: string;
  email: string;
  role: string;
  reason: string;
  invitedBy: string;
  now: Date;
  expiresAt: Date;
}

export type AddInvitationRow = Record<never, never>;

export const addInvitation = new Statement<AddInvitationValues, AddInvitationRow>({
  name: 'addInvitation',
  text: `insert into staff_invitations (id, email, role, reason, invited_by, invited_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7)`,
  values: ['id', 'email', 'role', 'reason', 'invitedBy', 'now', 'expiresAt'],
  columns: [],
});
