import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { StaffInvitationType } from '#schema/types/desk/staff.type.ts';

/** The most that are listed. */
export const MAX_INVITATIONS = 200;

/** Invitations that wait, newest first. */
export function listInvitations({ database, now }: Context): Promise<StaffInvitationType[]> {
  return database.em.execute<StaffInvitationType[]>(
    `select i.id, i.email, i.role, i.invited_at as "invitedAt", i.expires_at as "expiresAt", u.email as "invitedBy"
       from staff_invitations i left join users u on u.id = i.invited_by
      where i.ended_at is null and i.expires_at > ? order by i.invited_at desc, i.id limit ${MAX_INVITATIONS}`,
    [now],
  );
}

/** Takes an invitation back. Throws NOT_FOUND for one that is over or was accepted. */
export async function withdrawInvitation(context: Context, invitationId: string): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (em) => {
    const [ended] = await em.execute<{ email: string }[]>(
      'update staff_invitations set ended_at = ? where id = ? and ended_at is null and expires_at > ? returning email',
      [now, invitationId, now],
    );
    if (!ended) throw new AppError('NOT_FOUND', 'This invitation is over');
    audit(em, now, {
      ...authorOf(context),
      action: 'staff.uninvite',
      target: invitationId,
      details: { email: ended.email },
    });
  });
}
