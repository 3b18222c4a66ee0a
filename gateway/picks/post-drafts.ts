import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { published } from './create-pick.ts';
import { linkFound } from './find-games.ts';
import { PickEntity } from './pick.entity.ts';
import { lockPick, type PickRecord, picksOf } from './pick-rows.ts';

/** The drafts of a day are some thirty. */
const MAX_DRAFTS = 100;

/**
 * Posts drafts together: all of them, sealed in one commit and told as one batch, or none. What is posted already stays as it
 * is. Throws BAD_USER_INPUT, NOT_FOUND, and CONFLICT with the game of a pick that was withdrawn meanwhile.
 */
export async function postDrafts(context: Context, ids: readonly string[]): Promise<PickRecord[]> {
  const all = [...new Set(ids)].sort();
  const few = all.length > 0 && all.length <= MAX_DRAFTS;
  refuseFields(few ? {} : { ids: `Name between 1 and ${MAX_DRAFTS} drafts` });
  return inTransaction(context, async (em) => {
    for (const id of all) await post(context, em, id);
    await em.flush();
    await linkFound(context, em, await picksOf(em, all));
    const found = new Map((await picksOf(em, all)).map((pick) => [pick.id, pick]));
    return ids.flatMap((id) => found.get(id) ?? []);
  });
}

async function post(context: Context, em: EntityManager, id: string): Promise<void> {
  const { now } = context;
  const pick = await lockPick(em, id);
  if (!pick) throw new AppError('NOT_FOUND', 'One of these drafts no longer exists. Nothing was posted.');
  if (pick.status === 'WITHDRAWN')
    throw new AppError('CONFLICT', `${gameText(pick)} was withdrawn meanwhile. Nothing was posted.`);
  if (pick.status === 'PUBLISHED') return;
  await em.nativeUpdate(PickEntity, { id }, { ...published(now, pick.releaseAt), updatedAt: now });
  audit(em, now, {
    ...authorOf(context),
    action: 'pick.publish',
    target: id,
    details: { from: pick.status, to: 'PUBLISHED' },
  });
}
