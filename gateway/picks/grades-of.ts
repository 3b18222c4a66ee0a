import type { Context } from '#gateway/auth/context.ts';
import { type GradeRecord, gradesOfPicks } from './pick-rows.ts';

type Grades = Promise<Map<string, GradeRecord[]>>;

const waiting = new WeakMap<Context, { ids: Set<string>; grades: Grades }>();

/** The results of a pick, the first one first; those of all picks of one request are read at once. */
export async function gradesOf(context: Context, pickId: string): Promise<GradeRecord[]> {
  const batch = waiting.get(context) ?? newBatch(context);
  batch.ids.add(pickId);
  return (await batch.grades).get(pickId) ?? [];
}

function newBatch(context: Context) {
  const ids = new Set<string>();
  const grades = Promise.resolve().then(async () => {
    waiting.delete(context);
    const found = await gradesOfPicks(context.database.em, [...ids]);
    return new Map([...ids].map((id) => [id, found.filter(({ pickId }) => pickId === id)]));
  });
  const batch = { ids, grades };
  waiting.set(context, batch);
  return batch;
}
