import { createHash } from 'node:crypto';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';

/** How the record names who withdrew or graded: always the same for one person, and it does not tell who that is. */
export function authorName(context: Context): string {
  const digest = createHash('sha256').update(memberOf(context).id).digest('hex');
  return `editor-${digest.slice(0, 8)}`;
}
