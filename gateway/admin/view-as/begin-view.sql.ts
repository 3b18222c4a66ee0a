// Written by npm run codegen from begin-view.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface MemberToViewValues {
  id: string;
}

export interface MemberToViewRow {
  email: string;
  role: string | null;
}

export const memberToView = new Statement<MemberToViewValues, MemberToViewRow>({
  name: 'memberToView',
  text: `select email, role from users where id = $1`,
  values: ['id'],
  columns: ['email', 'role'],
});

export interface AddViewValues {
  id: string;
  actor: string;
  signedInAt: Date;
  memberId: string;
  reason: string;
  requestId: string;
}

export interface AddViewRow {
  endsAt: Date;
  viewId: string;
}

export const addView = new Statement<AddViewValues, AddViewRow>({
  name: 'addView',
  text: `insert into view_as (id, actor_id, signed_in_at, member_id, reason, request_id, expires_at)
values ($1, $2, $3, $4, $5, $6, now() + interval '30 minutes')
on conflict do nothing returning id as view_id, expires_at as ends_at`,
  values: ['id', 'actor', 'signedInAt', 'memberId', 'reason', 'requestId'],
  columns: ['ends_at', 'view_id'],
  instants: ['ends_at'],
});

export interface ViewOfRequestValues {
  actor: string;
  requestId: string;
  memberId: string;
}

export type ViewOfRequestRow = AddViewRow;

export const viewOfRequest = new Statement<ViewOfRequestValues, ViewOfRequestRow>({
  name: 'viewOfRequest',
  text: `select id as view_id, expires_at as ends_at from view_as
 where actor_id = $1 and request_id = $2 and member_id = $3`,
  values: ['actor', 'requestId', 'memberId'],
  columns: ['ends_at', 'view_id'],
  instants: ['ends_at'],
});
