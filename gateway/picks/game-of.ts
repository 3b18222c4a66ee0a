import type { Context } from '#gateway/auth/context.ts';
import { gamesOfPicks } from './link-game.sql.ts';

type Found = Promise<Map<string, string>>;

const waiting = new WeakMap<Context, { ids: Set<string>; found: Found }>();

/** The game of a pick; those of all picks of one request are read at once. */
export async function gameOf(context: Context, pickId: string): Promise<string | null> {
  const batch = waiting.get(context) ?? newBatch(context);
  batch.ids.add(pickId);
  return (await batch.found).get(pickId) ?? null;
}

function newBatch(context: Context) {
  const ids = new Set<string>();
  const found = Promise.resolve().then(async () => {
    waiting.delete(context);
    const rows = await gamesOfPicks.all(context.database.em, { pickIds: [...ids] });
    return new Map(rows.map(({ pickId, gameId }) => [pickId, gameId]));
  });
  const batch = { ids, found };
  waiting.set(context, batch);
  return batch;
}
