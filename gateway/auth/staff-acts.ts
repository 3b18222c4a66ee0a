import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import type { Context } from './context.ts';
import { memberOf } from './roles.ts';
import * as statements from './staff-acts.sql.ts';

const MAX_REQUEST_ID = 64;

/** What is wrong with the name of a request; null when nothing is. */
export function requestIdProblem(requestId: string): string | null {
  const isId = requestId.length > 0 && requestId.length <= MAX_REQUEST_ID;
  return isId ? null : `Give a request id of at most ${MAX_REQUEST_ID} characters`;
}

/**
 * Whether the caller did not do this before, in the transaction that does it now. Waits for one that is being done. A request without a
 * name is always the first. Throws KEY_REUSED for another act with the same name, BAD_USER_INPUT.
 */
export async function isFirst(
  context: Context,
  em: EntityManager,
  action: AuditAction,
  { requestId, ...input }: { requestId?: string | null },
): Promise<boolean> {
  if (requestId == null) return true;
  const problem = requestIdProblem(requestId);
  refuseFields(problem ? { requestId: problem } : {});
  const actor = memberOf(context).id;
  const hash = createHash('sha256')
    .update(JSON.stringify([action, { ...input, requestId }]))
    .digest('hex');
  if (await statements.addAct.some(em, { actor, requestId, hash, now: context.now })) return true;
  const earlier = await statements.actOfRequest.first(em, { actor, requestId });
  if (earlier?.hash !== hash) throw new AppError('KEY_REUSED');
  return false;
}

/** After an act that was refused once it was kept: the same request may try again. */
export async function forgetAct({ database, ...context }: Context, requestId: string): Promise<void> {
  await statements.deleteAct.run(database.em, { actor: memberOf({ database, ...context }).id, requestId });
}
