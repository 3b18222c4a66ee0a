import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { findMember, type Member } from '#gateway/auth/member.ts';
import { promoteNewcomer } from '#gateway/auth/promote-listed.ts';
import { UserEntity } from '#gateway/auth/user.entity.ts';
import { claimDevice, deviceKeyOf, deviceUse, deviceUsed, isUsed } from '#gateway/billing/trials/devices.ts';
import type { VerifiedIdentity } from '#gateway/integrations/identity.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { enforce } from '#gateway/rate-limits/count-attempts.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import { TRIAL_MILLISECONDS } from '#schema/rules/money/periods.ts';
import { claimAddress } from './claim-address.ts';
import { deletionOfUser } from './register.sql.ts';

/**
 * Creates the account of a signed-in identity, or answers the existing one. Throws UNAUTHENTICATED without a token,
 * EMAIL_ALREADY_IN_USE when another account has the address, VERIFY_EMAIL when that account has lost its identity and a
 * verified address would claim it, DEVICE_USED when the device has an account and only one is
 * allowed, RATE_LIMITED.
 */
export async function register(context: Context, fingerprintId: string | null): Promise<Member> {
  const { caller, database } = context;
  if (!caller) throw new AppError('UNAUTHENTICATED');
  if (!context.member) await insertUser(context, caller, fingerprintId);
  const member = await findMember(database, caller.uid);
  if (!member) throw new AppError('NOT_FOUND');
  return context.member ? member : promoteNewcomer(context, caller, member);
}

async function insertUser(
  context: Context,
  caller: VerifiedIdentity,
  fingerprintId: string | null,
): Promise<void> {
  const { database, now, ip } = context;
  await enforce(database.em, { ...RATE_LIMITS.register, key: networkOf(ip) }, now);
  const userKey = context.trials.keys.userKey(caller.uid);
  if (await deletionOfUser.some(database.em, { userKey })) throw new AppError('ACCOUNT_DELETED');
  const trialEndsAt = new Date(now.getTime() + TRIAL_MILLISECONDS);
  const personKey = context.trials.keys.emailKey(caller.email);
  const user = {
    ...{ id: caller.uid, email: caller.email, trialEndsAt, createdAt: now, personKey },
    emailProvedAt: caller.emailVerified ? now : null,
  };
  try {
    await database.em.fork().transactional(async (em) => {
      await em.insert(UserEntity, user);
      await refuseUsedDevice(context, em, user.id, fingerprintId);
      await welcome(em, caller, trialEndsAt, now);
    });
  } catch (failure) {
    if (!(failure instanceof UniqueConstraintViolationException)) throw failure;
    // Two tabs may register at once. The same identity succeeds, another one with this address does not.
    if (await findMember(database, caller.uid)) return;
    await claimAddress(context, caller);
  }
}

function welcome(
  em: EntityManager,
  { uid, email, emailVerified }: VerifiedIdentity,
  trialEndsAt: Date,
  now: Date,
): Promise<boolean> {
  const data = { trialEndsAt: trialEndsAt.toISOString(), confirmFor: emailVerified ? null : uid };
  const key = `welcome:${uid}`.slice(0, 120);
  return enqueue(em, { key, recipient: email, template: 'welcome', data }, now);
}

/** With one account per device, the first account keeps the device, even when two register at once. */
async function refuseUsedDevice(
  { trials, now }: Context,
  em: EntityManager,
  userId: string,
  fingerprintId: string | null,
): Promise<void> {
  if (trials.integrity !== 'signup' || fingerprintId === null) return;
  const key = deviceKeyOf(trials, fingerprintId);
  await claimDevice(em, key, userId, now);
  const use = await deviceUse(em, key);
  if (isUsed(trials, use, userId)) throw deviceUsed(use);
}
