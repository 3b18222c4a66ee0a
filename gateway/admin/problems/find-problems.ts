import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { PublicReads } from '#gateway/database/public-reads.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { lastRecordCheck } from '#gateway/figures/check-sums.sql.ts';
import { leaguesWithoutPick, MISSED_FROM } from '#gateway/picks/missing-picks.ts';
import { ungradedDays } from '#gateway/picks/ungraded-picks.ts';
import { concerns, PROBLEM_KINDS } from '#schema/rules/api/problem-kinds.ts';
import { PICKS_DUE } from '#schema/rules/picks/picks-per-day.ts';
import { easternDay, easternInstant, easternTime, longDay } from '#schema/rules/time/eastern-time.ts';
import type { ProblemType } from '#schema/types/desk/problem.type.ts';
import { type FoundProblem, withAcknowledgements } from './acknowledge-problem.ts';
import { alertProblems } from './alert-problems.ts';
import { waitingApprovals } from './approval-problems.ts';
import { cardTesting } from './card-testing.ts';
import { failedWebhooks, undeliverableMails } from './delivery-problems.ts';
import { disputeProblems } from './dispute-problems.ts';
import { feedProblems } from './feed-problems.ts';
import { jobProblems } from './job-problems.ts';
import { discrepancyProblems, openMoney } from './money-problems.ts';
import { lateOpeningProblems, otherRulesProblems, recordProblems } from './record-problems.ts';
import { revenueProblems } from './revenue-problems.ts';

/** The most problems shown of one kind: fifty are enough to act on. */
export const MAX_PER_KIND = 50;

/** Everything that needs the caller now: by urgency, the newest of a kind first. Each role has kinds of its own. */
export async function findProblems(context: Context): Promise<ProblemType[]> {
  const { role } = memberOf(context);
  const found = (await allProblems(context)).filter(({ kind }) => concerns(kind, role));
  return withAcknowledgements(context.database.em, found, context.now);
}

async function allProblems(context: Context): Promise<FoundProblem[]> {
  const { database, publicReads, record, now } = context;
  const { em } = database;
  const found = await Promise.all([
    cardTesting(em, now),
    recordProblems(em, record, now),
    lateOpeningProblems(em, now),
    missingPicks(em, now),
    ungradedPicks(em, now),
    feedProblems(context, now),
    waitingApprovals(em, memberOf(context).role, MAX_PER_KIND),
    disputeProblems(em, now, MAX_PER_KIND),
    openMoney(em, now, MAX_PER_KIND),
    discrepancyProblems(em, MAX_PER_KIND),
    otherRulesProblems(em, MAX_PER_KIND),
    withheldFigures(em),
    revenueProblems(em),
    failedWebhooks(em, MAX_PER_KIND),
    undeliverableMails(em, MAX_PER_KIND),
    alertProblems(em, now),
    unreadStandby(publicReads),
    jobProblems(em, now),
  ]);
  const urgency = ({ kind }: FoundProblem) => PROBLEM_KINDS.indexOf(kind);
  return found.flat().toSorted((one, two) => urgency(one) - urgency(two));
}

/** From the minute of the admins' mail until the day ends or a pick is posted. */
async function missingPicks(rows: Rows, now: Date): Promise<FoundProblem[]> {
  if (easternTime(now) < MISSED_FROM) return [];
  const today = easternDay(now);
  const leagues = await leaguesWithoutPick(rows, today, now);
  const due = easternTime(now) < PICKS_DUE ? 'Picks are due by 3 PM ET.' : 'Picks were due by 3 PM ET.';
  return leagues.map((league) => ({
    kind: 'NO_PICK',
    subject: league,
    text: `${league} had picks in the last seven days and has none for today. ${due}`,
    since: easternInstant(today, MISSED_FROM),
    memberId: null,
  }));
}

async function ungradedPicks(rows: Rows, now: Date): Promise<FoundProblem[]> {
  const days = await ungradedDays(rows, now);
  return days.map(({ day, count, since }) => ({
    kind: 'UNGRADED',
    subject: day,
    text: `${count === 1 ? 'One pick' : `${count} picks`} of ${longDay(day)} ${count === 1 ? 'has' : 'have'} no result, more than six hours after the game began.`,
    since,
    memberId: null,
  }));
}

/** While the last recomputation of the record differs from its sums. */
async function withheldFigures(rows: Rows): Promise<FoundProblem[]> {
  const check = await lastRecordCheck.first(rows);
  if (!check || check.differing === 0) return [];
  const where = check.firstDay ? `, from ${check.firstDay} on` : '';
  return [
    {
      kind: 'FIGURES',
      subject: 'record',
      text: `The nightly recomputation of the record found ${check.differing} ${check.differing === 1 ? 'difference' : 'differences'}${where}, so its figures are hidden. Run the command "recount": if a difference stays, a pick is not what was sealed.`,
      since: check.at,
      memberId: null,
    },
  ];
}

const STANDBY_TEXTS = {
  LOST: 'The standby of DATABASE_READ_URL does not answer.',
  BEHIND: 'The standby of DATABASE_READ_URL is more than ten seconds behind.',
  PRIMARY: 'DATABASE_READ_URL leads to a server that takes writes: it is no standby any more.',
};

/** As seen by this process. */
async function unreadStandby(reads: PublicReads): Promise<FoundProblem[]> {
  if (!reads.standby) return [];
  await reads.check();
  const { state, since } = reads;
  if (state === 'READY' || state === 'NONE') return [];
  const text = `${STANDBY_TEXTS[state]} The primary is read in its place.`;
  // `since` differs between processes.
  return [{ kind: 'STANDBY', subject: 'database', text, since, memberId: null, fact: state }];
}
