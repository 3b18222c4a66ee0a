import type { ApprovalCause, ApprovalRowFragment } from '#frontend/generated/graphql.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';

/** What the viewer is about to decide. */
export interface Decision {
  approval: ApprovalRowFragment;
  approve: boolean;
}

/** Why one person is not enough. */
export const CAUSES: Record<ApprovalCause, string> = {
  LARGE_REFUND: 'Refund of $500 or more of an invoice within a day',
  MANY_REFUNDS: 'Sixth refund of one person within an hour, or later',
};

/** Why the viewer cannot approve it now; null when they can. */
export function obstacle({ mayApproveFrom, isOwn }: ApprovalRowFragment, now: Date): string | null {
  if (!mayApproveFrom)
    return isOwn
      ? 'You asked for this, so another person has to approve it.'
      : 'Somebody else has to approve it.';
  const from = new Date(mayApproveFrom);
  return from > now ? `Nobody else can approve it, so you can from ${shownPlainMoment(from)} on.` : null;
}
