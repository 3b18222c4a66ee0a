import { randomBytes } from 'node:crypto';
import type { Services } from '#gateway/auth/context.ts';
import { PurchaseEntity } from '#gateway/billing/ledger/purchase.entity.ts';
import { columnsOf } from '#gateway/database/record.ts';

/** How long a temporary password of a purchase works (docs/decisions/0007). */
const TEMPORARY_MILLISECONDS = 15 * 60 * 1_000;

/** Ends temporary passwords that were not replaced in time. Their owners set a password by the link in the receipt. */
export async function expireTemporaryPasswords({ database, identity, clock }: Services): Promise<void> {
  const over = new Date(clock.now().getTime() - TEMPORARY_MILLISECONDS);
  const due = await database.em.execute<{ id: string; userId: string }[]>(
    `select ${columnsOf(PurchaseEntity, { only: ['id', 'userId'] })} from purchases
      where state = 'completed' and temporary_password and finished_at <= ? order by finished_at limit 100`,
    [over],
  );
  for (const { id, userId } of due) {
    await identity.expirePassword(userId, randomBytes(24).toString('base64url'));
    await database.em.execute('update purchases set temporary_password = false where id = ?', [id], 'run');
  }
}
