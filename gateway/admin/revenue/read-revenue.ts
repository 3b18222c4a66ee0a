import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { REVENUE_CHECKS, type RevenueCheck } from '#schema/rules/money/revenue-checks.ts';
import { daysBefore, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { RevenueType } from '#schema/types/desk/revenue.type.ts';
import { readCash } from './cash.ts';
import { lastCheck } from './check-revenue.ts';
import { churnReasons, daysWithCash, mrrByDay, revenueMonths, saidReasons } from './ledger-sums.ts';
import { readRecovery } from './recovery.ts';
import { readRetention } from './retention.ts';
import { revenueNow } from './revenue-now.ts';
import { readTrials } from './trial-months.ts';

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
  const { from, to } = daysOf(range, today);
  const check = await lastCheck(em);
  const partOf =
    (checks: readonly RevenueCheck[]): ReadPart =>
    async (field, read) =>
      check && wanted.has(field) && !check.failed.some((failed) => checks.includes(failed)) ? read() : null;
  // Two questions at a time: each of the two lines asks its own one after the other.
  const [{ days, ...ofLedger }, { cash, ...ofCash }] = await Promise.all([
    readLedger(em, { from, to, today }, partOf(OF_LEDGER)),
    readMoney(em, { from, to, now }, partOf(OF_CASH)),
  ]);
  return {
    ...{ from, to, checkedAt: check?.at ?? null },
    watchedSince: wanted.has('watchedSince') ? await watchedSince(em) : null,
    checks: check
      ? REVENUE_CHECKS.map((name) => ({ check: name, passed: !check.failed.includes(name) }))
      : [],
    ...ofLedger,
    days: days && cash && daysWithCash(days, cash),
    ...ofCash,
  };
}

/** What depends on the ledger of movements. */
async function readLedger(
  rows: Rows,
  { from, to, today }: Record<'from' | 'to' | 'today', string>,
  part: ReadPart,
) {
  return {
    now: await part('now', () => revenueNow(rows)),
    months: await part('months', () => revenueMonths(rows, from, to)),
    days: await part('days', () => mrrByDay(rows, from, to)),
    churnReasons: await part('churnReasons', () => churnReasons(rows, from, to)),
    saidReasons: await part('saidReasons', () => saidReasons(rows, from, to)),
    retention: await part('retention', () => readRetention(rows, today)),
  };
}

/** What depends on invoices and payments. */
async function readMoney(
  rows: Rows,
  { from, to, now }: { from: string; to: string; now: Date },
  part: ReadPart,
) {
  return {
    cash: await part('days', () => readCash(rows, from, to)),
    trials: await part('trials', () => readTrials(rows, from, to, now)),
    recovery: await part('recovery', () => readRecovery(rows, from, to)),
  };
}

function daysOf({ from, to }: { from?: string | null; to?: string | null }, today: string) {
  const last = to ?? today;
  const first = from ?? `${daysBefore(`${last.slice(0, 7)}-01`, 334).slice(0, 7)}-01`;
  if (first < FIRST_DAY) throw new AppError('BAD_USER_INPUT', `Ask for days from ${FIRST_DAY} on`);
  if (first > last) throw new AppError('BAD_USER_INPUT', 'The first day must not be after the last');
  if (first < daysBefore(last, MAX_DAYS))
    throw new AppError('BAD_USER_INPUT', `Ask for at most ${MAX_DAYS} days`);
  return { from: first, to: last };
}

async function watchedSince(em: Context['database']['em']): Promise<Date | null> {
  const [history] = await em.execute<{ since: Date | null }[]>(
    'select watched_since as since from mrr_history',
  );
  return history?.since ?? null;
}
