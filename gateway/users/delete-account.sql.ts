// Written by npm run codegen from delete-account.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockMemberValues {
  id: string;
}

export interface LockMemberRow {
  email: string;
  role: string | null;
}

export const lockMember = new Statement<LockMemberValues, LockMemberRow>({
  name: 'lockMember',
  text: `select email, role from users where id = $1 for update`,
  values: ['id'],
  columns: ['email', 'role'],
});

export interface AddDeletionValues {
  id: string;
  userKey: string;
  userId: string;
  now: Date;
}

export type AddDeletionRow = Record<never, never>;

export const addDeletion = new Statement<AddDeletionValues, AddDeletionRow>({
  name: 'addDeletion',
  text: `insert into account_deletions (id, user_key, uid, cards, deleted_at)
select $1, $2, $3::text, array(select token from payment_methods where user_id = $3::text), $4`,
  values: ['id', 'userKey', 'userId', 'now'],
  columns: [],
});

export interface ForgetMemberValues {
  id: string;
  email: string;
  now: Date;
  userId: string;
}

export type ForgetMemberRow = Record<never, never>;

export const forgetMember = new Statement<ForgetMemberValues, ForgetMemberRow>({
  name: 'forgetMember',
  text: `update users set id = $1, email = $2, role = null, billing = null, trial_ends_at = $3, weekly_receipts_since = null,
       books = null, person_key = null
 where id = $4`,
  values: ['id', 'email', 'now', 'userId'],
  columns: [],
});

export interface ForgetBilledToValues {
  userId: string;
}

export type ForgetBilledToRow = Record<never, never>;

export const forgetBilledTo = new Statement<ForgetBilledToValues, ForgetBilledToRow>({
  name: 'forgetBilledTo',
  text: `update invoices set billed_to = null where user_id = $1`,
  values: ['userId'],
  columns: [],
});

export interface ForgetBuyerValues {
  id: string;
  email: string;
  details: string;
  userId: string;
}

export type ForgetBuyerRow = Record<never, never>;

export const forgetBuyer = new Statement<ForgetBuyerValues, ForgetBuyerRow>({
  name: 'forgetBuyer',
  text: `update purchases set user_id = $1, email = $2, details = details || $3::jsonb where user_id = $4`,
  values: ['id', 'email', 'details', 'userId'],
  columns: [],
});

export interface ForgetAcknowledgementsValues {
  id: string;
  userId: string;
}

export type ForgetAcknowledgementsRow = Record<never, never>;

export const forgetAcknowledgements = new Statement<ForgetAcknowledgementsValues, ForgetAcknowledgementsRow>({
  name: 'forgetAcknowledgements',
  text: `update problem_acknowledgements set actor = $1 where actor = $2`,
  values: ['id', 'userId'],
  columns: [],
});
