import type { MikroORM } from '@mikro-orm/postgresql';
import { audit } from '#gateway/auth/audit.ts';
import { revokeUnconfirmedKeys } from '#gateway/auth/key-confirmation.sql.ts';
import * as statements from './recover-staff.sql.ts';

/**
 * For somebody of the staff who lost every passkey: removes them all, audited, so that a sign-in alone opens the desk and a new one
 * can be added. Keys that nobody confirmed are revoked, for they would open again with the last passkey. Answers how many there were; null when nobody with a role has the address.
 */
export function recoverStaff(database: MikroORM, now: Date, email: string): Promise<number | null> {
  return database.em.fork().transactional(async (em) => {
    const user = await statements.lockStaffOfAddress.first(em, { email });
    if (!user) return null;
    const passkeys = await statements.removePasskeys.run(em, { userId: user.id });
    await statements.forgetSecondFactors.run(em, { userId: user.id });
    const revokedKeys =
      passkeys > 0 ? (await revokeUnconfirmedKeys.all(em, { now, userId: user.id })).length : 0;
    const details = { by: 'command line', passkeys, ...(revokedKeys > 0 && { revokedKeys }) };
    audit(em, now, { actor: 'system', action: 'passkey.recover', target: user.id, details });
    await em.flush();
    return passkeys;
  });
}
