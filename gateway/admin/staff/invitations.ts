import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { StaffInvitationType } from '#schema/types/desk/staff.type.ts';
import * as statements from './invitations.sql.ts';

/** The most that are listed. */
export const MAX_INVITATIONS = 200;

/** Invitations that wait, newest first. */
export function listInvitations({ database, now }: Context): Promise<StaffInvitationType[]> {
  return statements.listInvitations.all(database.em, { now, most: MAX_INVITATIONS });
}

/** Takes an invitation back. Throws NOT_FOUND for one that is over or was accepted. */
export async function withdrawInvitation(context: Context, invitationId: string): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (em) => {
    const ended = await statements.endInvitation.first(em, { now, id: invitationId });
    if (!ended) throw new AppError('NOT_FOUND', 'This invitation is over');
    audit(em, now, {
      ...authorOf(context),
      action: 'staff.uninvite',
      target: invitationId,
      details: { email: ended.email },
    });
  });
}
