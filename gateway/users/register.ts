import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { AppError } from '#gateway/app-error.ts';
import { audit } from '#gateway/audit/audit.ts';
import type { Context } from '#gateway/context.ts';
import type { VerifiedIdentity } from '#gateway/identity/identity.ts';
import { findMember, type Member } from './member.ts';
import { UserEntity } from './user.entity.ts';

/** The account trial: one day from sign-up (product.txt section 9). */
const TRIAL_MILLISECONDS = 24 * 60 * 60 * 1_000;

/**
 * Makes the account of a signed-in identity, or answers the one it has: a repeated call changes nothing.
 * Throws UNAUTHENTICATED without a token, EMAIL_ALREADY_IN_USE when another account has the address.
 */
export async function register(context: Context): Promise<Member> {
  const { caller, database } = context;
  if (!caller) throw new AppError('UNAUTHENTICATED');
  if (!context.member) await insertUser(context, caller);
  await promoteIfListed(context, caller);
  const member = await findMember(database, caller.uid);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}

async function insertUser({ database, now }: Context, caller: VerifiedIdentity): Promise<void> {
  const trialEndsAt = new Date(now.getTime() + TRIAL_MILLISECONDS);
  const user = { id: caller.uid, email: caller.email, isAdmin: false, trialEndsAt, createdAt: now };
  try {
    await database.em.fork().insert(UserEntity, user);
  } catch (failure) {
    if (!(failure instanceof UniqueConstraintViolationException)) throw failure;
    // Two tabs registered at once: the same identity is fine, another one with this address is not.
    if (!(await findMember(database, caller.uid))) throw new AppError('EMAIL_ALREADY_IN_USE');
  }
}

/** ADMIN_EMAILS makes admins, but only of addresses whose owner has proved them. */
async function promoteIfListed(context: Context, caller: VerifiedIdentity): Promise<void> {
  const listed = caller.emailVerified && context.adminEmails.includes(caller.email.toLowerCase());
  if (!listed || context.member?.isAdmin) return;
  await context.database.em.fork().transactional(async (em) => {
    await em.nativeUpdate(UserEntity, { id: caller.uid }, { isAdmin: true });
    audit(em, context.now, {
      actor: 'system',
      action: 'user.promote',
      target: caller.uid,
      details: { by: 'ADMIN_EMAILS' },
    });
  });
}
