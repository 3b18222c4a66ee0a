import type { AdminPickFragment } from '#frontend/generated/graphql.ts';

const STATUS_ORDER: Record<AdminPickFragment['status'], number> = { DRAFT: 0, PUBLISHED: 1, WITHDRAWN: 2 };

/** What is still to post first, and what was withdrawn last; each by the start of its game. */
export function inOrder(picks: readonly AdminPickFragment[]): AdminPickFragment[] {
  return picks.toSorted(
    (one, other) =>
      STATUS_ORDER[one.status] - STATUS_ORDER[other.status] ||
      new Date(one.startsAt).getTime() - new Date(other.startsAt).getTime(),
  );
}

/** When the next game starts: then its pick can be graded, and no longer changed. Null when none is to come. */
export function nextStart(picks: readonly AdminPickFragment[], now: Date): Date | null {
  const starts = picks.map(({ startsAt }) => Date.parse(startsAt)).filter((start) => start > now.getTime());
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}
