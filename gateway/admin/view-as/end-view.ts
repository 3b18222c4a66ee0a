import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context, Services } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import * as statements from './end-view.sql.ts';

/** Ends a view of the caller. One that has ended stays so. Throws NOT_FOUND for another person's. */
export async function endView(context: Context, viewId: string): Promise<void> {
  const { id } = memberOf(context);
  await inTransaction(context, async (em) => {
    const own = { id: viewId, actor: id };
    const ended = await statements.endView.first(em, own);
    if (ended) {
      const entry = { action: 'view.end', target: ended.member, details: { view: ended.id } } as const;
      audit(em, context.now, { ...authorOf(context), ...entry });
      return;
    }
    if (!(await statements.ownView.some(em, own))) throw new AppError('NOT_FOUND', 'There is no such view');
  });
}

/** Writes down the end of views whose time is over: nobody could read with them any more. */
export function endExpiredViews({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  return database.em.fork().transactional(async (em) => {
    const ended = await statements.endExpiredViews.all(em);
    for (const { id, actor, member, signedInAt } of ended) {
      const details = { view: id, by: 'time' };
      audit(em, clock.now(), { actor, signedInAt, action: 'view.end', target: member, details });
    }
  });
}
