import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { endSessions, untilSecondIsOver } from '#gateway/auth/end-sessions.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { isInvited } from '#gateway/mail/invitation-link.ts';
import { countGuess } from '#gateway/rate-limits/count-guess.ts';
import type { InvitedRole } from '#schema/rules/access/staff.ts';
import type { AcceptStaffInvitationInput } from '#schema/types/desk/staff.type.ts';
import { endInvitation, type LockInvitationRow, lockInvitation } from './invitations.sql.ts';
import { acceptRole } from './set-staff-role.sql.ts';

/**
 * Gives the caller the role that the address of their account was invited to. The link came by mail to that address, and the account is
 * signed in: one of both alone is not enough, because anybody can sign up with the address of a helper to come. Every
 * session of the account ends, the caller's too, and so does a sign-in by another address that was linked to it. Throws LINK_EXPIRED, FORBIDDEN for another account, CONFLICT for one of
 * the staff, RATE_LIMITED for who guesses.
 */
export async function acceptInvitation(
  context: Context,
  { invitationId, signature }: AcceptStaffInvitationInput,
): Promise<InvitedRole> {
  const { id: userId } = memberOf(context);
  if (!context.caller) throw new AppError('UNAUTHENTICATED');
  await inTransaction(context, (em) => invitationOf(context, em, invitationId, signature)).catch(
    (failure: unknown) => counted(context, failure),
  );
  await context.identity.keepOwnSignIns(userId);
  const role = await inTransaction(context, async (em) => {
    const accepted = await acceptedRole(context, em, { invitationId, signature });
    await endSessions(em, {
      userId,
      author: authorOf(context),
      now: context.now,
      action: 'user.revoke-sessions',
    });
    return accepted;
  });
  await untilSecondIsOver();
  return role;
}

/** A wrong signature counts as guessed. */
async function counted({ points, ip, now }: Context, failure: unknown): Promise<never> {
  if (failure instanceof AppError && failure.code === 'LINK_EXPIRED') await countGuess(points, ip, now);
  throw failure;
}

/** The role, given in this transaction; the caller ends the sessions. */
export async function acceptedRole(
  context: Context,
  em: EntityManager,
  { invitationId, signature }: AcceptStaffInvitationInput,
): Promise<InvitedRole> {
  const invited = await invitationOf(context, em, invitationId, signature);
  await giveRole(context, em, { ...invited, invitation: invitationId });
  return invited.role;
}

async function invitationOf(
  context: Context,
  em: EntityManager,
  id: string,
  signature: string,
): Promise<LockInvitationRow> {
  const invited = await lockInvitation.first(em, { id, now: context.now });
  if (!invited || !isInvited({ invitation: id, signature }, invited.email, context.signingKey))
    throw new AppError('LINK_EXPIRED', 'This invitation is over or was withdrawn. Ask for a new one.');
  const { email, role } = memberOf(context);
  if (email.toLowerCase() !== invited.email.toLowerCase())
    throw new AppError('FORBIDDEN', `Sign in as ${invited.email}: the invitation is for that account.`);
  if (role) throw new AppError('CONFLICT', 'You have a role already.');
  return invited;
}

/** The audit log has it as an act of the owner at this moment, so that the rules on young roles hold (decision 90). */
async function giveRole(
  context: Context,
  em: EntityManager,
  { email, role, reason, invitedBy, invitation }: LockInvitationRow & { invitation: string },
): Promise<void> {
  const { now } = context;
  const { id } = memberOf(context);
  if (!(await acceptRole.some(em, { role, now, id, email }))) throw new AppError('CONFLICT');
  await endInvitation.run(em, { now, id: invitation });
  const details = { before: { role: null }, after: { role }, reason, invitation };
  audit(em, now, { actor: invitedBy, action: 'staff.role', target: id, details });
}
