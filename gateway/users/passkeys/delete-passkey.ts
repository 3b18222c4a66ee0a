import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { revokeUnconfirmedKeys } from '#gateway/auth/key-confirmation.sql.ts';
import { FRESH_MILLISECONDS, requireSecondFactor } from '#gateway/auth/second-factor.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { staffSession } from './challenge.ts';
import * as statements from './delete-passkey.sql.ts';

/** Removes one of the caller's passkeys; with the last one, keys that nobody confirmed are revoked. Throws SECOND_FACTOR unless one was shown within five minutes, NOT_FOUND. */
export async function deletePasskey(context: Context, id: string): Promise<void> {
  const { userId } = staffSession(context);
  await requireSecondFactor(context, FRESH_MILLISECONDS);
  await inTransaction(context, async (em) => {
    const gone = await statements.deletePasskey.first(em, { id, userId });
    if (!gone) throw new AppError('NOT_FOUND', 'This passkey does not exist');
    const revokedKeys = (await revokeUnconfirmedKeys.all(em, { now: context.now, userId })).length;
    const details = { name: gone.name, ...(revokedKeys > 0 && { revokedKeys }) };
    audit(em, context.now, { ...authorOf(context), action: 'passkey.remove', target: userId, details });
  });
}
