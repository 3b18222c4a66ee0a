import type { Context } from '#gateway/auth/context.ts';
import { readSeals, type SealRow } from './read-seals.ts';

type Seals = Promise<Map<string, SealRow>>;

const waiting = new WeakMap<Context, { ids: Set<string>; seals: Seals }>();

/** What the log holds of a pick; all that one request needs at once is read at once. */
export async function sealOf(context: Context, pickId: string): Promise<SealRow | null> {
  const batch = waiting.get(context) ?? newBatch(context);
  batch.ids.add(pickId);
  return (await batch.seals).get(pickId) ?? null;
}

function newBatch(context: Context) {
  const ids = new Set<string>();
  const seals = Promise.resolve().then(() => {
    waiting.delete(context);
    return readSeals(context.database.em, [...ids], context.record.quorum);
  });
  const batch = { ids, seals };
  waiting.set(context, batch);
  return batch;
}
