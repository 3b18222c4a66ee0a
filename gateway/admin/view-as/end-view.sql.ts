// Written by npm run codegen from end-view.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface EndViewValues {
  id: string;
  actor: string;
}

export interface EndViewRow {
  actor: string;
  id: string;
  member: string;
  signedInAt: Date;
}

export const endView = new Statement<EndViewValues, EndViewRow>({
  name: 'endView',
  text: `update view_as set ended_at = now() where id = $1 and actor_id = $2 and ended_at is null returning id, actor_id as actor, member_id as member, signed_in_at`,
  values: ['id', 'actor'],
  columns: ['actor', 'id', 'member', 'signed_in_at'],
  instants: ['signed_in_at'],
});

export interface OwnViewValues {
  id: string;
  actor: string;
}

export type OwnViewRow = Record<never, never>;

export const ownView = new Statement<OwnViewValues, OwnViewRow>({
  name: 'ownView',
  text: `select from view_as where id = $1 and actor_id = $2`,
  values: ['id', 'actor'],
  columns: [],
});

export type EndExpiredViewsValues = Record<never, never>;

export type EndExpiredViewsRow = EndViewRow;

export const endExpiredViews = new Statement<EndExpiredViewsValues, EndExpiredViewsRow>({
  name: 'endExpiredViews',
  text: `update view_as set ended_at = expires_at where ended_at is null and expires_at <= now() returning id, actor_id as actor, member_id as member, signed_in_at`,
  values: [],
  columns: ['actor', 'id', 'member', 'signed_in_at'],
  instants: ['signed_in_at'],
});
