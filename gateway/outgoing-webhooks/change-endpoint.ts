import type { EntityManager } from '@mikro-orm/postgresql';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import { type EndpointRecord, lockOwnEndpoint, ownEndpoint } from './endpoint-rows.ts';

/** One change to an endpoint of the caller: locked, audited, and answered as it is afterwards. Throws NOT_FOUND. */
export async function changeEndpoint(
  context: Context,
  id: string,
  action: AuditAction,
  change: (em: EntityManager, endpoint: EndpointRecord) => Promise<Record<string, unknown>>,
): Promise<EndpointRecord> {
  const owner = memberOf(context);
  return inTransaction(context, async (em) => {
    const endpoint = await lockOwnEndpoint(em, owner.id, id);
    const details = await change(em, endpoint);
    audit(em, context.now, { ...authorOf(context), action, target: id, details });
    await em.flush();
    return ownEndpoint(em, owner.id, id);
  });
}
