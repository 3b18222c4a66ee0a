import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { vouch } from '#gateway/auth/second-factor.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ApiKeyType } from '#schema/types/api/api-key.type.ts';
import { markConfirmed } from './api-key-rows.ts';

/**
 * Vouches for one of the caller's keys with the passkey that they have just shown: from now on it does what their role allows. Throws
 * NOT_FOUND, SECOND_FACTOR, also without any passkey, FORBIDDEN for members.
 */
export async function confirmApiKey(context: Context, id: string): Promise<ApiKeyType> {
  const owner = memberOf(context);
  if (!owner.role) throw new AppError('FORBIDDEN');
  if (!(await vouch(context))) throw new AppError('SECOND_FACTOR', 'Add a passkey first');
  return inTransaction(context, async (em) => {
    const confirmed = await markConfirmed(em, id, owner.id, context.now);
    if (!confirmed) throw new AppError('NOT_FOUND', 'This API key does not exist');
    const details = { name: confirmed.name };
    audit(em, context.now, { ...authorOf(context), action: 'api-key.confirm', target: id, details });
    return confirmed;
  });
}
