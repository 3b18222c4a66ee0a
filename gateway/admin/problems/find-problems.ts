import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { leaguesWithoutPick, MISSED_FROM } from '#gateway/picks/missing-picks.ts';
import { easternDay, easternInstant, easternTime } from '#schema/rules/eastern-time.ts';
import type { ProblemType } from '#schema/types/problem.type.ts';
import { failedWebhooks, undeliverableMails } from './delivery-problems.ts';
import { openDiscrepancies, openMoney } from './money-problems.ts';

/** The most problems shown of one kind: fifty are enough to act on. */
export const MAX_PER_KIND = 50;

/** Everything that needs an admin now: by urgency, the newest of a kind first. */
export async function findProblems({ database, now }: Context): Promise<ProblemType[]> {
  const { em } = database;
  const found = await Promise.all([
    missingPicks(em, now),
    openMoney(em, now, MAX_PER_KIND),
    openDiscrepancies(em, MAX_PER_KIND),
    failedWebhooks(em, MAX_PER_KIND),
    undeliverableMails(em, MAX_PER_KIND),
  ]);
  return found.flat();
}

/** From the minute of the admins' mail until the day ends or a pick is posted. */
async function missingPicks(rows: Rows, now: Date): Promise<ProblemType[]> {
  if (easternTime(now) < MISSED_FROM) return [];
  const today = easternDay(now);
  const leagues = await leaguesWithoutPick(rows, today);
  return leagues.map((league) => ({
    kind: 'NO_PICK',
    subject: league,
    text: `${league} had picks in the last seven days and has none for today. Picks are due by 3:00 PM ET.`,
    since: easternInstant(today, MISSED_FROM),
    memberId: null,
  }));
}
