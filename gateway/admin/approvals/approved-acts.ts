import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#gateway/auth/context.ts';
import { approvedRefund } from '#gateway/billing/invoices/approved-refund.ts';
import type { ApprovalKind } from '#schema/rules/money/four-eyes.ts';

/** Does what was approved, in the transaction of the approval. What it answers runs after the commit. */
type ApprovedAct = (
  context: Context,
  em: EntityManager,
  payload: object,
  approved: { approval: string; askedBy: string },
) => Promise<() => Promise<unknown>>;

/** The acts that may need a second person, by kind. */
export const APPROVED_ACTS: Record<ApprovalKind, ApprovedAct> = { REFUND: approvedRefund };
