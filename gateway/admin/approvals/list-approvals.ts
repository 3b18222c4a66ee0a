import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { DECIDING } from '#gateway/billing/ledger/ask-approval.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import { APPROVAL_KINDS, APPROVAL_SCOPES, mayApproveFrom } from '#schema/rules/money/four-eyes.ts';
import type { ApprovalType } from '#schema/types/desk/approval.type.ts';
import * as statements from './list-approvals.sql.ts';

const MAX_WAITING = 50;
const MAX_DECIDED = 20;
/** How many are answered at most. */
export const MAX_APPROVALS = MAX_WAITING + MAX_DECIDED;

/** What waits for a second person, the oldest first, then what was decided last. People without the right see what they requested. */
export async function listApprovals(context: Context): Promise<ApprovalType[]> {
  const { id, role } = memberOf(context);
  const kinds = APPROVAL_KINDS.filter((kind) => hasScope(role, APPROVAL_SCOPES[kind]));
  const rows = await statements.listApprovals.all(context.database.em, {
    ...DECIDING,
    ...{ kinds, userId: id, mostWaiting: MAX_WAITING, mostDecided: MAX_DECIDED },
  });
  return rows.map(({ askedById, deciders, removedAt, ...row }) => {
    const isMine = kinds.includes(row.kind) && !row.decidedAt;
    const asked = { kind: row.kind, by: askedById, at: row.askedAt };
    const from = isMine ? mayApproveFrom(asked, id, { deciders, removedAt }) : null;
    return { ...row, isOwn: askedById === id, mayApproveFrom: from };
  });
}
