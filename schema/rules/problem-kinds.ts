/** What an admin has to look at, the most urgent first. */
export const PROBLEM_KINDS = ['NO_PICK', 'PAYMENT', 'DIFFERENCE', 'WEBHOOK', 'MAIL'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];
