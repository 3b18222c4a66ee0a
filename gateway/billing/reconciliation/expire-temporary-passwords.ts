import { randomBytes } from 'node:crypto';
import type { Services } from '#gateway/auth/context.ts';
import { forgetTemporaryPassword, overduePasswords } from './expire-temporary-passwords.sql.ts';

/** How long a temporary password of a purchase works (docs/decisions/0007). */
const TEMPORARY_MILLISECONDS = 15 * 60 * 1_000;

/** Ends temporary passwords that were not replaced in time. Their owners set a password by the link in the receipt. */
export async function expireTemporaryPasswords({ database, identity, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - TEMPORARY_MILLISECONDS);
  const due = await overduePasswords.all(database.em, { before });
  for (const { id, userId } of due) {
    await identity.expirePassword(userId, randomBytes(24).toString('base64url'));
    await forgetTemporaryPassword.run(database.em, { id });
  }
}
