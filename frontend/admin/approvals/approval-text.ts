import type { ApprovalCause, ApprovalRowFragment } from '#frontend/generated/graphql.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';

/** What the viewer is about to decide. */
export interface Decision {
  approval: ApprovalRowFragment;
  approve: boolean;
}

/** Why one person is not enough. */
export const CAUSES: Record<ApprovalCause, string> = {
  LARGE_REFUND: 'Refund of $500 or more of an invoice in all, or of more than the role may give back alone',
  MANY_REFUNDS: 'Sixth refund of one person within an hour, or later',
  NEW_OWNER: 'A further owner waits an hour, or for another owner',
  LARGE_DISPUTE: 'Reply to a dispute about $500 or more',
};

/** Why the viewer cannot approve it now; null when they can. */
export function obstacle({ kind, mayApproveFrom, isOwn }: ApprovalRowFragment, now: Date): string | null {
  if (!mayApproveFrom)
    return isOwn
      ? 'You asked for this, so another person has to approve it.'
      : 'Somebody who had their role for a day before it was asked for has to approve it.';
  const from = new Date(mayApproveFrom);
  if (from <= now) return null;
  const when = `from ${shownPlainMoment(from)} on.`;
  return kind === 'OWNER' ? `You can approve it ${when}` : `Nobody else can approve it, so you can ${when}`;
}
