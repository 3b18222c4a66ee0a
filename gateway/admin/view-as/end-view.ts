import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context, Services } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';

interface Ended {
  id: string;
  actor: string;
  member: string;
  signedInAt: Date;
}

const ENDED = 'returning id, actor_id as actor, member_id as member, signed_in_at as "signedInAt"';

/** Ends a view of the caller. One that has ended stays so. Throws NOT_FOUND for another person's. */
export async function endView(context: Context, viewId: string): Promise<void> {
  const { id } = memberOf(context);
  await inTransaction(context, async (em) => {
    const [ended] = await em.execute<Ended[]>(
      `update view_as set ended_at = now() where id = ? and actor_id = ? and ended_at is null ${ENDED}`,
      [viewId, id],
    );
    if (ended) {
      const entry = { action: 'view.end', target: ended.member, details: { view: ended.id } } as const;
      audit(em, context.now, { ...authorOf(context), ...entry });
      return;
    }
    const known = await em.execute('select from view_as where id = ? and actor_id = ?', [viewId, id]);
    if (known.length === 0) throw new AppError('NOT_FOUND', 'There is no such view');
  });
}

/** Writes down the end of views whose time is over: nobody could read with them any more. */
export function endExpiredViews({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  return database.em.fork().transactional(async (em) => {
    const ended = await em.execute<Ended[]>(
      `update view_as set ended_at = expires_at where ended_at is null and expires_at <= now() ${ENDED}`,
    );
    for (const { id, actor, member, signedInAt } of ended) {
      const details = { view: id, by: 'time' };
      audit(em, clock.now(), { actor, signedInAt, action: 'view.end', target: member, details });
    }
  });
}
