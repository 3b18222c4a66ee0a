import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { REVENUE_CHECKS, type RevenueCheck } from '#schema/rules/money/revenue-checks.ts';
import { daysBefore, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { RevenueType } from '#schema/types/desk/revenue.type.ts';
import { lastCheck } from './check-revenue.sql.ts';
import { cancellations, churnReasons, revenueNow, trialsByMonth } from './figures.sql.ts';
import { readRetention, revenueMonths } from './read-ledger.ts';
import { readRecovery, revenueDays } from './read-money.ts';

/** The most days of one answer: two years and a month. */
const MAX_DAYS = 762;

/** Long before the first payment; calculations with days before this would leave the calendar. */
const FIRST_DAY = '1900-01-01';

/** What a part depends on. Nothing is read that would not be shown. */
const OF_LEDGER: readonly RevenueCheck[] = ['SUM', 'MONTHS', 'ROLLUP'];
const OF_CASH: readonly RevenueCheck[] = ['CASH'];

/** Reads a part unless it is not selected: it is null then, as it is where its check has failed. */
type ReadPart = <Part>(field: keyof RevenueType, read: () => Promise<Part>) => Promise<Part | null>;

/**
 * The figures of revenue of some days of New York, of which only the fields that are wanted are read. Parts whose check has failed are
 * null, and all of them before the first check. Throws BAD_USER_INPUT.
 */
export async function readRevenue(
  { database: { em }, now }: Context,
  range: { from?: string | null; to?: string | null },
  wanted: ReadonlySet<string>,
): Promise<RevenueType> {
  const today = easternDay(now);
  const days = daysOf(range, today);
  const check = await lastCheck.first(em);
  const partOf =
    (checks: readonly RevenueCheck[]): ReadPart =>
    async (field, read) =>
      check && wanted.has(field) && !check.failed.some((failed) => checks.includes(failed)) ? read() : null;
  // Two questions at a time: each of the two lines asks its own one after the other.
  const [ofLedger, ofCash] = await Promise.all([
    readLedger(em, { ...days, today }, partOf(OF_LEDGER)),
    readMoney(em, { ...days, now }, partOf(OF_CASH), partOf([...OF_LEDGER, ...OF_CASH])),
  ]);
  return {
    ...days,
    checkedAt: check?.at ?? null,
    // The trigger that writes the ledger is older than any plan.
    watchedSince: null,
    checks: check
      ? REVENUE_CHECKS.map((name) => ({ check: name, passed: !check.failed.includes(name) }))
      : [],
    ...ofLedger,
    ...ofCash,
  };
}

interface Days {
  from: string;
  to: string;
}

/** What depends on the ledger of movements. */
async function readLedger(rows: Rows, { from, to, today }: Days & { today: string }, part: ReadPart) {
  return {
    now: await part('now', () => revenueNow.first(rows)),
    months: await part('months', () => revenueMonths(rows, from, to)),
    churnReasons: await part('churnReasons', () => churnReasons.all(rows, { from, to })),
    saidReasons: await part('saidReasons', () => cancellations.all(rows, { from, to })),
    retention: await part('retention', () => readRetention(rows, today)),
  };
}

/** What depends on invoices and payments; days depend on the ledger, too. */
async function readMoney(
  rows: Rows,
  { from, to, now }: Days & { now: Date },
  part: ReadPart,
  partOfAll: ReadPart,
) {
  return {
    days: await partOfAll('days', () => revenueDays(rows, from, to)),
    trials: await part('trials', () => trialsByMonth.all(rows, { from, to, now })),
    recovery: await part('recovery', () => readRecovery(rows, from, to)),
  };
}

function daysOf({ from, to }: { from?: string | null; to?: string | null }, today: string): Days {
  const last = to ?? today;
  const first = from ?? `${daysBefore(`${last.slice(0, 7)}-01`, 334).slice(0, 7)}-01`;
  if (first < FIRST_DAY) throw new AppError('BAD_USER_INPUT', `Ask for days from ${FIRST_DAY} on`);
  if (first > last) throw new AppError('BAD_USER_INPUT', 'The first day must not be after the last');
  if (first < daysBefore(last, MAX_DAYS))
    throw new AppError('BAD_USER_INPUT', `Ask for at most ${MAX_DAYS} days`);
  return { from: first, to: last };
}
