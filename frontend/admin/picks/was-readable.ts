import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { firstReadableAt } from '#schema/rules/access/visibility.ts';

/** Whether a member could read the pick by now: it then stays in the record, and is withdrawn instead of deleted. */
export function wasReadable({ publishedAt, releaseAt }: AdminPickFragment, now: Date): boolean {
  if (!publishedAt) return false;
  // Posting is over by then, even where this device's idea of the server's time is a little behind.
  if (!releaseAt) return true;
  return firstReadableAt(new Date(publishedAt), new Date(releaseAt)) <= now;
}
