import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { published } from './create-pick.ts';
import { linkFound } from './find-games.ts';
import { PickEntity } from './pick.entity.ts';
import type { PickRecord } from './pick-rows.ts';
import { writePick } from './write-pick.ts';

/**
 * Posts a draft. A published pick stays as it is; a withdrawn one is refused. At commit the database seals it
 * (gateway/database/program/record/seal-pick.sql), with all that it adds to a pick that is posted at once.
 */
export async function publishPick(context: Context, id: string): Promise<PickRecord> {
  return writePick(context, id, 'pick.publish', async (em, pick) => {
    if (pick.status === 'WITHDRAWN')
      throw new AppError('CONFLICT', 'A withdrawn pick cannot be posted again');
    if (pick.status === 'DRAFT') {
      const out = { ...published(context.now, pick.releaseAt), updatedAt: context.now };
      await em.nativeUpdate(PickEntity, { id }, out);
      await linkFound(context, em, [pick]);
    }
    return { from: pick.status, to: 'PUBLISHED' };
  });
}
