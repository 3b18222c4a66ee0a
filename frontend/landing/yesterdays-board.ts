import { serverNow } from '#frontend/app/server-clock.ts';
import { queryAsVisitor } from '#frontend/app/visitor-query.ts';
import { YesterdaysBoardDocument, type YesterdaysPickFragment } from '#frontend/generated/graphql.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';

/** Fewer graded picks would say nothing. */
const LEAST = 3;

/**
 * All that was posted yesterday, graded or not; null while fewer than three are graded. Downloaded when it is wanted,
 * with the question in it. Where the clock of this device names another day than the server's, it asks again.
 */
export async function yesterdaysBoard(): Promise<YesterdaysPickFragment[] | null> {
  const expected = addDays(easternDay(serverNow()), -1);
  const first = await boardOf(expected);
  const yesterday = addDays(first.today.date, -1);
  const { board } = yesterday === expected ? first : await boardOf(yesterday);
  const posted = board.picks.filter(({ status }) => status === 'PUBLISHED');
  return posted.filter(({ result }) => result !== 'PENDING').length >= LEAST ? posted : null;
}

const boardOf = (yesterday: string) => queryAsVisitor(YesterdaysBoardDocument, { yesterday });
