const MAX_REASON_LENGTH = 200;

/** What is wrong with the reason that an admin gives for a change to a member's plan or money; null when nothing is. */
export function reasonProblem(reason: string): string | null {
  const given = reason.trim().length > 0 && reason.length <= MAX_REASON_LENGTH;
  return given ? null : `Give a reason of at most ${MAX_REASON_LENGTH} characters`;
}
