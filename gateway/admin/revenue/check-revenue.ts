import type { Services } from '#gateway/auth/context.ts';
import { atLength } from '#gateway/database/direct-connection.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { TRIAL_PAID_WITHIN_DAYS } from '#schema/rules/money/periods.ts';
import type { RevenueCheck } from '#schema/rules/money/revenue-checks.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import {
  checkCash,
  checkMonths,
  checkRollup,
  checkSum,
  figureDaysThatDiffer,
  keepFigures,
  unresolvedDifferences,
  writeCheck,
} from './check-revenue.sql.ts';

interface RevenueCheckOutcome {
  failed: RevenueCheck[];
  /** What each of them found on both sides, in cents or rows. */
  details: Partial<Record<RevenueCheck, Record<string, number>>>;
}

/** How long one check may take: each reads whole tables, and a request's statement has only seconds. */
const CHECK_MILLISECONDS = 10 * MINUTE;

/**
 * Runs the four checks and keeps their outcome. Figures of a check that failed are hidden until it passes again. Days are counted
 * again unless their sums differ from their rows: somebody has to see that first.
 */
export async function checkRevenue({
  database,
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<RevenueCheckOutcome> {
  const now = clock.now();
  const outcome = await atLength(database.config.get('clientUrl') ?? '', CHECK_MILLISECONDS, async (rows) => {
    const found = await runChecks(rows);
    const days = daysToCount(now);
    const differing = (await figureDaysThatDiffer.first(rows, days))?.found ?? 0;
    if (differing > 0) failCash(found, 'days', differing);
    else await keepFigures.run(rows, { ...days, now });
    return found;
  });
  const { failed, details } = outcome;
  await writeCheck.run(database.em, { now, failed, details: JSON.stringify(details) });
  if (failed.length > 0) log.error(outcome, 'figures of revenue do not agree');
  return outcome;
}

/**
 * Days that are over for a day at least, so that no transaction which dates rows to them is still open. Of trials those that have been paid for
 * or lost, as far back as the beginnings of all are kept for sure.
 */
function daysToCount(now: Date) {
  const today = easternDay(now);
  const until = addDays(today, -2);
  return { until, trialsFrom: addDays(today, -500), trialsUntil: addDays(until, -TRIAL_PAID_WITHIN_DAYS) };
}

const CHECKS = { SUM: checkSum, MONTHS: checkMonths, CASH: checkCash, ROLLUP: checkRollup };

/** The checks of one moment. */
export async function runChecks(rows: Rows): Promise<RevenueCheckOutcome> {
  const outcome: RevenueCheckOutcome = { failed: [], details: {} };
  for (const [name, check] of Object.entries(CHECKS) as [RevenueCheck, typeof checkSum][]) {
    const found = await check.first(rows);
    if (!found || found.counted === found.expected) continue;
    outcome.failed.push(name);
    outcome.details[name] = { ...found };
  }
  const unresolved = (await unresolvedDifferences.first(rows))?.found ?? 0;
  if (unresolved > 0) failCash(outcome, 'unresolved', unresolved);
  return outcome;
}

function failCash({ failed, details }: RevenueCheckOutcome, why: string, found: number): void {
  if (!failed.includes('CASH')) failed.push('CASH');
  details.CASH = { ...details.CASH, [why]: found };
}
