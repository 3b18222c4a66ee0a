// Written by npm run codegen from promote-listed.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface PromoteListedValues {
  id: string;
  mailbox: string;
}

export interface PromoteListedRow {
  id: string;
}

/**
 * Not where the last word about owning was another owner's, on the page, who took it away: ADMIN_EMAILS does not undo that. A smaller
 * role is no such word, and another account of the mailbox has the same owner.
 */
export const promoteListed = new Statement<PromoteListedValues, PromoteListedRow>({
  name: 'promoteListed',
  text: `update users set role = 'OWNER' where id = $1 and role is distinct from 'OWNER' and not exists (select from
  (select action, details from audit_log
    where action in ('staff.role', 'user.promote', 'user.demote', 'user.delete')
      and (target = users.id or details->>'mailbox' = $2)
      and (action <> 'staff.role' or 'OWNER' in (details->'before'->>'role', details->'after'->>'role'))
    order by id desc limit 1) last
  where last.action = 'user.delete' or last.action = 'staff.role' and last.details->'before'->>'role' = 'OWNER')
returning id`,
  values: ['id', 'mailbox'],
  columns: ['id'],
});
