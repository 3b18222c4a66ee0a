import type { Rows } from '#gateway/database/rows.ts';
import { hasScope, type StaffRole } from '#schema/rules/access/staff.ts';
import { APPROVAL_KINDS, APPROVAL_SCOPES } from '#schema/rules/money/four-eyes.ts';
import type { FoundProblem } from './acknowledge-problem.ts';
import { waitingApprovalRows } from './problems.sql.ts';

/** What waits for somebody with this role to approve it, the newest first. */
export async function waitingApprovals(
  rows: Rows,
  role: StaffRole | null,
  most: number,
): Promise<FoundProblem[]> {
  const kinds = APPROVAL_KINDS.filter((kind) => hasScope(role, APPROVAL_SCOPES[kind]));
  if (kinds.length === 0) return [];
  const waiting = await waitingApprovalRows.all(rows, { kinds, most });
  return waiting.map(({ id, text, askedBy, since, memberId }) => ({
    kind: 'APPROVAL',
    subject: id,
    text: `${text} waits for a second person. ${askedBy} asked for it.`,
    since,
    memberId,
  }));
}
