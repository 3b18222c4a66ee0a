import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ApiKeyType } from '#schema/types/api/api-key.type.ts';
import { markRevoked } from './api-key-rows.ts';

/** Revokes one of the caller's keys; the very next request with it is refused. Throws NOT_FOUND. */
export async function revokeApiKey(context: Context, id: string): Promise<ApiKeyType> {
  const owner = memberOf(context);
  return inTransaction(context, async (em) => {
    const revoked = await markRevoked(em, id, owner.id, context.now);
    if (!revoked) throw new AppError('NOT_FOUND', 'This API key does not exist');
    const details = { name: revoked.name };
    audit(em, context.now, { ...authorOf(context), action: 'api-key.revoke', target: id, details });
    return revoked;
  });
}
