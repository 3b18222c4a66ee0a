import type { Rows } from '#gateway/database/rows.ts';
import { hasScope, type StaffRole } from '#schema/rules/access/staff.ts';
import { APPROVAL_KINDS, APPROVAL_SCOPES } from '#schema/rules/money/four-eyes.ts';
import type { FoundProblem } from './acknowledge-problem.ts';

interface Waiting {
  id: string;
  text: string;
  askedBy: string;
  since: Date;
  memberId: string | null;
}

/** What waits for somebody with this role to approve it, the newest first. */
export async function waitingApprovals(
  rows: Rows,
  role: StaffRole | null,
  most: number,
): Promise<FoundProblem[]> {
  const kinds = APPROVAL_KINDS.filter((kind) => hasScope(role, APPROVAL_SCOPES[kind]));
  if (kinds.length === 0) return [];
  const waiting = await rows.execute<Waiting[]>(
    `select a.id, a.text, coalesce(u.email, a.asked_by) as "askedBy", a.asked_at as since, a.member_id as "memberId"
       from approvals a left join users u on u.id = a.asked_by
      where a.decided_at is null and a.kind in (?) order by a.asked_at desc, a.id limit ${most}`,
    [kinds],
  );
  return waiting.map(({ id, text, askedBy, since, memberId }) => ({
    kind: 'APPROVAL',
    subject: id,
    text: `${text} waits for a second person. ${askedBy} asked for it.`,
    since,
    memberId,
  }));
}
