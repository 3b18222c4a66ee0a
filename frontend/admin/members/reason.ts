const LONGEST = 200;

/** The reason is kept in the audit log for ever (gateway/billing/plan/grant.ts). */
export function reasonProblem(reason: string): string | null {
  if (!reason.trim()) return 'A reason is required';
  return reason.trim().length > LONGEST ? `A reason has at most ${LONGEST} characters` : null;
}
