import { hasScope, type StaffRole } from '#schema/rules/access/staff.ts';

/** Kinds of problems for admins, the most urgent first. */
export const PROBLEM_KINDS = [
  'CARD_TESTING',
  'RECORD',
  'LATE_OPENING',
  'DISPUTE_DUE',
  'NO_PICK',
  'UNGRADED',
  'GAME',
  'FEED',
  'APPROVAL',
  'DISPUTE',
  'PAYMENT',
  'DISCREPANCY',
  'OTHER_RULES',
  'FIGURES',
  'REVENUE',
  'WEBHOOK',
  'MAIL',
  'ALERTS',
  'STANDBY',
  'JOB',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** The longest time for which an acknowledged problem stays out of the way. */
export const LONGEST_ACKNOWLEDGEMENT_DAYS = 30;

/** What is settled by posting or grading picks. */
const OF_PICKS: readonly ProblemKind[] = ['LATE_OPENING', 'NO_PICK', 'UNGRADED', 'GAME', 'OTHER_RULES'];

/** What finance answers for, beside whoever runs the product. */
const OF_MONEY: readonly ProblemKind[] = ['DISPUTE_DUE', 'DISPUTE', 'PAYMENT', 'DISCREPANCY', 'REVENUE'];

/**
 * Whether a role is shown problems of a kind: those of picks need PICKS, those of money OPERATIONS or MONEY, approvals the right to
 * decide, all others OPERATIONS.
 */
export function concerns(kind: ProblemKind, role: StaffRole | null): boolean {
  if (kind === 'APPROVAL') return hasScope(role, 'LARGE_REFUND') || hasScope(role, 'PRICES');
  if (OF_PICKS.includes(kind)) return hasScope(role, 'PICKS');
  return hasScope(role, 'OPERATIONS') || (OF_MONEY.includes(kind) && hasScope(role, 'MONEY'));
}
