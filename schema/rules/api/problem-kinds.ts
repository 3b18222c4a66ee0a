/** Kinds of problems for admins, the most urgent first. */
export const PROBLEM_KINDS = [
  'CARD_TESTING',
  'RECORD',
  'LATE_OPENING',
  'NO_PICK',
  'UNGRADED',
  'PAYMENT',
  'DISCREPANCY',
  'FIGURES',
  'REVENUE',
  'WEBHOOK',
  'MAIL',
  'STANDBY',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];
