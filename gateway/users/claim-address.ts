import { AppError } from '#gateway/app-error.ts';
import { audit } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { VerifiedIdentity } from '#gateway/integrations/identity.ts';

/**
 * Gives the account of an address to a new identity when the one that had it no longer exists at the provider: its owner
 * deleted it, or somebody signed up with an address that was not theirs. Only a verified address may claim: that is the
 * proof by which a password is reset, too. Plan, card and invoices stay; keys, webhooks, the Discord account and
 * admin rights of the former identity do not. Throws EMAIL_ALREADY_IN_USE, VERIFY_EMAIL, IDENTITY_UNAVAILABLE.
 */
export async function claimAddress(context: Context, caller: VerifiedIdentity): Promise<void> {
  const { database, identity, now } = context;
  const sql = 'select id from users where lower(email) = lower(?)';
  const [former] = await database.em.execute<{ id: string }[]>(sql, [caller.email]);
  if (!former || (await identity.hasAccount(former.id))) throw new AppError('EMAIL_ALREADY_IN_USE');
  if (!caller.emailVerified) throw new AppError('VERIFY_EMAIL');
  await database.em.fork().transactional(async (em) => {
    await em.execute(
      'update api_keys set revoked_at = ? where user_id = ? and revoked_at is null',
      [now, former.id],
      'run',
    );
    await em.execute('delete from sessions where user_id = ?', [former.id], 'run');
    await em.execute('delete from feed_addresses where user_id = ?', [former.id], 'run');
    await em.execute('update discord_links set user_id = null where user_id = ?', [former.id], 'run');
    await em.execute('delete from passkeys where user_id = ?', [former.id], 'run');
    // References follow by themselves; these tables only name the member.
    await em.execute(
      'update users set id = ?, role = null, trial_ends_at = trial_ends_at, email_proved_at = ? where id = ?',
      [caller.uid, now, former.id],
      'run',
    );
    for (const table of ['purchases', 'coupon_redemptions', 'devices', 'pick_alerts'])
      await em.execute(`update ${table} set user_id = ? where user_id = ?`, [caller.uid, former.id], 'run');
    audit(em, now, {
      ...{ actor: caller.uid, action: 'user.claim', target: caller.uid, details: { former: former.id } },
    });
  });
}
