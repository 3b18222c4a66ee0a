import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { decides, removal } from '#gateway/billing/ledger/ask-approval.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import { APPROVAL_KINDS, APPROVAL_SCOPES, mayApproveFrom } from '#schema/rules/money/four-eyes.ts';
import type { ApprovalType } from '#schema/types/desk/approval.type.ts';

const MAX_WAITING = 50;
const MAX_DECIDED = 20;
/** How many are answered at most. */
export const MAX_APPROVALS = MAX_WAITING + MAX_DECIDED;

type Row = Omit<ApprovalType, 'mayApproveFrom' | 'isOwn'> & {
  askedById: string;
  deciders: string[];
  removedAt: Date | null;
};

/** Each part is read by an index of its own. */
const LIST = `
  select a.id, a.kind, a.text, a.cause, a.reason, a.asked_at as "askedAt", a.approved, a.decided_at as "decidedAt", a.note,
         a.member_id as "memberId", m.email as "memberEmail", a.asked_by as "askedById",
         array(select u.id from users u where a.decided_at is null and ${decides('a.kind', 'a.asked_at')}) as deciders,
         case when a.decided_at is null then ${removal('a.kind', 'a.asked_at')} end as "removedAt",
         coalesce(s.email, a.asked_by) as "askedBy", coalesce(d.email, a.decided_by) as "decidedBy"
    from ((select * from approvals where decided_at is null and (kind in (?) or asked_by = ?)
            order by asked_at, id limit ${MAX_WAITING})
          union all
          (select * from approvals where decided_at is not null and (kind in (?) or asked_by = ?)
            order by asked_at desc, id desc limit ${MAX_DECIDED})) a
    left join users m on m.id = a.member_id left join users s on s.id = a.asked_by left join users d on d.id = a.decided_by
   order by a.decided_at desc nulls first, a.asked_at, a.id`;

/** What waits for a second person, the oldest first, then what was decided last. People without the right see what they requested. */
export async function listApprovals(context: Context): Promise<ApprovalType[]> {
  const { id, role } = memberOf(context);
  const kinds = APPROVAL_KINDS.filter((kind) => hasScope(role, APPROVAL_SCOPES[kind]));
  // SQL has no empty `in ()`.
  const among = kinds.length > 0 ? kinds : ['NONE'];
  const rows = await context.database.em.execute<Row[]>(LIST, [among, id, among, id]);
  return rows.map(({ askedById, deciders, removedAt, ...row }) => {
    const isMine = kinds.includes(row.kind) && !row.decidedAt;
    const asked = { kind: row.kind, by: askedById, at: row.askedAt };
    const from = isMine ? mayApproveFrom(asked, id, { deciders, removedAt }) : null;
    return { ...row, isOwn: askedById === id, mayApproveFrom: from };
  });
}
