import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { isDeliverable } from '#schema/rules/access/email.ts';
import {
  INVITATION_DAYS,
  INVITED_ROLES,
  type InvitedRole,
  STAFF_LABELS,
  type StaffRole,
} from '#schema/rules/access/staff.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import type { InviteStaffInput } from '#schema/types/desk/staff.type.ts';
import { addInvitation, endInvitationsOf } from './invitations.sql.ts';
import { staffAccountOf } from './set-staff-role.sql.ts';

/**
 * Brings somebody into the staff by their address: it gets a mail, and its account has the role once its owner accepts within seven
 * days. Nobody is invited to own: who has accepted another role gets that one in the list. Throws BAD_USER_INPUT, CONFLICT for somebody
 * who has a role.
 */
export async function inviteStaff(context: Context, input: InviteStaffInput): Promise<void> {
  const email = input.email.trim();
  const reason = reasonProblem(input.reason);
  refuseFields({
    ...(!isDeliverable(email) && { email: 'This is no address that mail reaches' }),
    ...(reason && { reason }),
  });
  const account = await staffAccountOf.first(context.database.em, { email });
  if (account?.role) throw new AppError('CONFLICT', 'This person has a role. Change it in the list.');
  refuseOwner(input.role);
  await invite(context, email, input.role, input.reason);
}

function refuseOwner(role: StaffRole): asserts role is InvitedRole {
  if ((INVITED_ROLES as readonly StaffRole[]).includes(role)) return;
  refuseFields({
    role: 'Invite the address to another role. Once it is accepted, an owner can be made of them in the list',
  });
}

/** A later invitation of an address takes the place of the one before. */
async function invite(context: Context, email: string, role: InvitedRole, reason: string): Promise<void> {
  const { now } = context;
  const [id, expiresAt] = [newId('invite'), new Date(now.getTime() + INVITATION_DAYS * DAY)];
  const { id: invitedBy, email: owner } = memberOf(context);
  await inTransaction(context, async (em) => {
    await endInvitationsOf.run(em, { now, email });
    await addInvitation.run(em, { id, email, role, reason, invitedBy, now, expiresAt });
    const details = { email, role, reason };
    audit(em, now, { ...authorOf(context), action: 'staff.invite', target: id, details });
    const data = {
      role: STAFF_LABELS[role],
      invitedBy: owner,
      expiresAt: expiresAt.toISOString(),
      invitation: id,
    };
    await enqueue(em, { key: id, recipient: email, template: 'staff-invitation', data }, now);
  });
}
