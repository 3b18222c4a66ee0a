// Written by npm run codegen from list-approvals.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { ApprovalCause, ApprovalKind } from '#schema/rules/money/four-eyes.ts';

export interface ListApprovalsValues {
  rolesOfKind: string;
  newRoleSeconds: number;
  removalSeconds: number;
  kinds: readonly string[];
  userId: string;
  mostWaiting: number | string;
  mostDecided: number | string;
}

export interface ListApprovalsRow {
  approved: boolean | null;
  askedAt: Date;
  askedBy: string;
  askedById: string;
  cause: ApprovalCause;
  decidedAt: Date | null;
  decidedBy: string | null;
  deciders: string[];
  disputeId: string | null;
  id: string;
  kind: ApprovalKind;
  memberEmail: string | null;
  memberId: string | null;
  note: string | null;
  reason: string;
  removedAt: Date | null;
  text: string;
}

/** What waits, and what was decided last: each part is read by an index of its own. */
export const listApprovals = new Statement<ListApprovalsValues, ListApprovalsRow>({
  name: 'listApprovals',
  text: `select a.id as "id", a.kind as "kind", a.text as "text", a.cause as "cause", a.reason as "reason", a.asked_at as "asked_at",
       a.approved, a.decided_at, a.note, a.member_id, m.email as member_email,
       case when a.kind = 'DISPUTE' then a.subject end as dispute_id, a.asked_by as "asked_by_id",
       array(select u.id from users u where a.decided_at is null and u.role is not null and u.disabled_at is null and jsonb_exists($1::jsonb -> a.kind, role::text) and not exists (select from audit_log g where g.target = u.id and g.action in ('staff.role', 'user.promote', 'user.address', 'user.enable') and (g.at >= a.asked_at or (g.actor <> 'system' and g.at > a.asked_at - $2 * interval '1 second')))) as "deciders",
       case when a.decided_at is null then (select max(at) from (select g.at, case g.action when 'staff.role' then g.details->'before'->>'role' when 'user.delete' then g.details->>'role' else (select t.role::text from users t where t.id = g.target) end as role from audit_log g where g.action in ('staff.role', 'user.disable', 'user.delete', 'user.address') and g.actor <> 'system' and g.at > a.asked_at - $3 * interval '1 second') removed where jsonb_exists($1::jsonb -> a.kind, role::text)) end as removed_at,
       coalesce(s.email, a.asked_by) as "asked_by", coalesce(d.email, a.decided_by) as decided_by
  from ((select * from approvals where decided_at is null and (kind = any($4::text[]) or asked_by = $5)
          order by asked_at, id limit $6)
        union all
        (select * from approvals where decided_at is not null and (kind = any($4::text[]) or asked_by = $5)
          order by asked_at desc, id desc limit $7)) a
  left join users m on m.id = a.member_id left join users s on s.id = a.asked_by left join users d on d.id = a.decided_by
 order by a.decided_at desc nulls first, a.asked_at, a.id`,
  values: ['rolesOfKind', 'newRoleSeconds', 'removalSeconds', 'kinds', 'userId', 'mostWaiting', 'mostDecided'],
  columns: ['approved', 'asked_at', 'asked_by', 'asked_by_id', 'cause', 'decided_at', 'decided_by', 'deciders', 'dispute_id', 'id', 'kind', 'member_email', 'member_id', 'note', 'reason', 'removed_at', 'text'],
  instants: ['asked_at', 'decided_at', 'removed_at'],
});
