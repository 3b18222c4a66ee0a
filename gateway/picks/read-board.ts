import type { Context } from '#gateway/auth/context.ts';
import { easternDay } from '#schema/rules/eastern-time.ts';
import { orderedPicks } from '#schema/rules/pick-order.ts';
import { visibility } from '#schema/rules/visibility.ts';
import { allPicks, findPick, type PickRecord, publishedPicks } from './pick-rows.ts';

export interface Board {
  date: string;
  isToday: boolean;
  totalCount: number;
  picks: PickRecord[];
}

/** The board of a day, today by default. A future day is empty for everyone. */
export async function readBoard({ database, now }: Context, day: string | null): Promise<Board> {
  const today = easternDay(now);
  const date = day ?? today;
  const picks = date > today ? [] : await publishedPicks(database.em, date);
  return { date, isToday: date === today, totalCount: picks.length, picks: inOrder(picks, date, now) };
}

/** The admins' table of a day, with drafts and future days. */
export async function readAdminBoard({ database, now }: Context, date: string): Promise<Board> {
  const picks = await allPicks(database.em, date);
  return {
    date,
    isToday: date === easternDay(now),
    totalCount: picks.length,
    picks: inOrder(picks, date, now),
  };
}

/** One pick; null when the viewer may not see it. */
export async function readPick({ database, viewer, now }: Context, id: string): Promise<PickRecord | null> {
  const pick = await findPick(database.em, id);
  return pick && visibility(pick, viewer, now).state !== 'HIDDEN' ? pick : null;
}

function inOrder(picks: PickRecord[], day: string, now: Date): PickRecord[] {
  const ordered = picks.map((pick) => ({ ...pick, isWinner: pick.result === 'WIN' }));
  return orderedPicks(ordered, day, now);
}
