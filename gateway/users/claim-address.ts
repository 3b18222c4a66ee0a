import { AppError } from '#gateway/app-error.ts';
import { audit } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { deleteFeedsOf } from '#gateway/auth/end-sessions.sql.ts';
import type { VerifiedIdentity } from '#gateway/integrations/identity.ts';
import * as statements from './claim-address.sql.ts';

/**
 * Gives the account of an address to a new identity when the one that had it no longer exists at the provider: its owner
 * deleted it, or somebody signed up with an address that was not theirs. Only a verified address may claim: that is the
 * proof by which a password is reset, too. Plan, card and invoices stay; keys, webhooks, the Discord account and
 * admin rights of the former identity do not. Throws EMAIL_ALREADY_IN_USE, VERIFY_EMAIL, IDENTITY_UNAVAILABLE.
 */
export async function claimAddress(context: Context, caller: VerifiedIdentity): Promise<void> {
  const { database, identity, now } = context;
  const former = await statements.accountOfAddress.first(database.em, { email: caller.email });
  if (!former || (await identity.hasAccount(former.id))) throw new AppError('EMAIL_ALREADY_IN_USE');
  if (!caller.emailVerified) throw new AppError('VERIFY_EMAIL');
  await database.em.fork().transactional(async (em) => {
    const userId = former.id;
    await statements.revokeKeysOf.run(em, { now, userId });
    await statements.deleteSessionsOf.run(em, { userId });
    await deleteFeedsOf.run(em, { userId });
    await statements.unlinkDiscordOf.run(em, { userId });
    await statements.deletePasskeysOf.run(em, { userId });
    // References follow by themselves; these tables only name the member.
    const given = { uid: caller.uid, formerId: former.id };
    await statements.giveAccount.run(em, { ...given, now });
    await statements.givePurchases.run(em, given);
    await statements.giveRedemptions.run(em, given);
    await statements.giveDevices.run(em, given);
    await statements.givePickAlerts.run(em, given);
    audit(em, now, {
      ...{ actor: caller.uid, action: 'user.claim', target: caller.uid, details: { former: former.id } },
    });
  });
}
