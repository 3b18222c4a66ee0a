import type { Context } from '#gateway/auth/context.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { nextTurn } from '#schema/rules/picks/pick-changes.ts';
import { orderedPicks } from '#schema/rules/picks/pick-order.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { allPicks, findPick, type PickRecord } from './pick-rows.ts';
import { sharedBoard } from './shared-board.ts';

export interface Board {
  date: string;
  isToday: boolean;
  totalCount: number;
  picks: PickRecord[];
}

/** The board of a day, today by default. A future day is empty for everyone. */
export async function readBoard(context: Context, day: string | null): Promise<Board> {
  const { now, reuse } = context;
  const today = easternDay(now);
  const date = day ?? today;
  const picks = date > today ? [] : await sharedBoard(context, date);
  reuse.ofPicks();
  reuse.changesAt(nextTurn(picks, now), now);
  return { date, isToday: date === today, totalCount: countOf(picks), picks: inOrder(picks, date, now) };
}

/** The admins' table of a day, with drafts and future days. */
export async function readAdminBoard({ database, now }: Context, date: string): Promise<Board> {
  const picks = await allPicks(database.em, date);
  return {
    date,
    isToday: date === easternDay(now),
    totalCount: countOf(picks),
    picks: inOrder(picks, date, now),
  };
}

/** Withdrawn picks stay on the board and are no picks of the day. */
function countOf(picks: readonly PickRecord[]): number {
  return picks.filter(({ status }) => status !== 'WITHDRAWN').length;
}

/** One pick; null when the viewer may not see it. */
export async function readPick(context: Context, id: string): Promise<PickRecord | null> {
  const { database, viewer, now, reuse } = context;
  const pick = await findPick(database.em, id);
  reuse.ofPicks();
  reuse.changesAt(nextTurn(pick ? [pick] : [], now), now);
  return pick && visibility(pick, viewer, now).state !== 'HIDDEN' ? pick : null;
}

function inOrder(picks: PickRecord[], day: string, now: Date): PickRecord[] {
  const ordered = picks.map((pick) => ({ ...pick, isWinner: pick.result === 'WIN' }));
  return orderedPicks(ordered, day, now);
}
