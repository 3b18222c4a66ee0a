// Written by npm run codegen from member-act.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface MemberToActForValues {
  id: string;
}

export interface MemberToActForRow {
  disabledAt: Date | null;
  email: string;
  id: string;
  personKey: string | null;
}

export const memberToActFor = new Statement<MemberToActForValues, MemberToActForRow>({
  name: 'memberToActFor',
  text: `select id, email, disabled_at, person_key from users where id = $1`,
  values: ['id'],
  columns: ['disabled_at', 'email', 'id', 'person_key'],
  instants: ['disabled_at'],
});

export interface LockMemberToActForValues {
  id: string;
}

export type LockMemberToActForRow = MemberToActForRow;

export const lockMemberToActFor = new Statement<LockMemberToActForValues, LockMemberToActForRow>({
  name: 'lockMemberToActFor',
  text: `select id, email, disabled_at, person_key from users where id = $1 for update`,
  values: ['id'],
  columns: ['disabled_at', 'email', 'id', 'person_key'],
  instants: ['disabled_at'],
});
