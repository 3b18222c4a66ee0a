import type { Context } from '#gateway/auth/context.ts';
import { flaggedResult, type PickResult, toggledResult } from '#schema/rules/pick-values.ts';
import { PickEntity } from './pick.entity.ts';
import type { PickRecord } from './pick-rows.ts';
import { writePick } from './write-pick.ts';

/** Sets the result of a pick; PENDING takes it back. */
export async function gradePick(context: Context, id: string, result: PickResult): Promise<PickRecord> {
  return grade(context, id, () => result);
}

/** The documented winner flag: WIN becomes PENDING, anything else WIN. */
export async function toggleWinner(context: Context, id: string): Promise<PickRecord> {
  return grade(context, id, toggledResult);
}

/** The same flag when it is known which way it shall stand. */
export async function setWinner(context: Context, id: string, isWinner: boolean): Promise<PickRecord> {
  return grade(context, id, (result) => flaggedResult(result, isWinner));
}

function grade(context: Context, id: string, next: (now: PickResult) => PickResult): Promise<PickRecord> {
  return writePick(context, id, 'pick.grade', async (em, pick) => {
    const result = next(pick.result);
    const gradedAt = result === 'PENDING' ? null : context.now;
    await em.nativeUpdate(PickEntity, { id }, { result, gradedAt, updatedAt: context.now });
    return { from: pick.result, to: result };
  });
}
