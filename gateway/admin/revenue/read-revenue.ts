import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { REVENUE_CHECKS, type RevenueCheck } from '#schema/rules/money/revenue-checks.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { RevenueType } from '#schema/types/revenue.type.ts';
import { readCash } from './cash.ts';
import { lastCheck } from './check-revenue.ts';
import { churnReasons, daysWithCash, mrrByDay, revenueMonths, saidReasons } from './ledger-sums.ts';
import { readRecovery } from './recovery.ts';
import { readRetention } from './retention.ts';
import { revenueNow } from './revenue-now.ts';
import { readTrials } from './trial-months.ts';

/** The most days of one answer: two years and a month. */
const MAX_DAYS = 762;

/** What a part depends on. Nothing is read that would not be shown. */
const OF_LEDGER: readonly RevenueCheck[] = ['SUM', 'MONTHS', 'ROLLUP'];
const OF_CASH: readonly RevenueCheck[] = ['CASH'];

/**
 * The figures of revenue of some days of New York. Parts whose check has failed are null, and all of them before the first check.
 * Throws BAD_USER_INPUT.
 */
export async function readRevenue(
  { database: { em }, now }: Context,
  range: { from?: string | null; to?: string | null },
): Promise<RevenueType> {
  const { from, to } = daysOf(range, easternDay(now));
  const check = await lastCheck(em);
  const shown = (checks: readonly RevenueCheck[]) =>
    check !== null && !check.failed.some((failed) => checks.includes(failed));
  const ledger = shown(OF_LEDGER);
  const cash = shown(OF_CASH);
  const today = easternDay(now);
  // Two questions at a time: each of the two lines asks its own one after the other.
  const [ofLedger, ofCash] = await Promise.all([
    ledger ? readLedger(em, from, to, today) : NO_LEDGER,
    cash ? readMoney(em, from, to, now) : null,
  ]);
  const { days, ...parts } = ofLedger;
  return {
    ...{ from, to, watchedSince: await watchedSince(em), checkedAt: check?.at ?? null },
    checks: check
      ? REVENUE_CHECKS.map((name) => ({ check: name, passed: !check.failed.includes(name) }))
      : [],
    ...parts,
    days: days && ofCash ? daysWithCash(days, ofCash.cash) : null,
    trials: ofCash?.trials ?? null,
    recovery: ofCash?.recovery ?? null,
  };
}

const NO_LEDGER = {
  ...{ now: null, months: null, days: null, churnReasons: null, saidReasons: null, retention: null },
};

/** What depends on the ledger of movements. */
async function readLedger(rows: Rows, from: string, to: string, today: string) {
  return {
    now: await revenueNow(rows),
    months: await revenueMonths(rows, from, to),
    days: await mrrByDay(rows, from, to),
    churnReasons: await churnReasons(rows, from, to),
    saidReasons: await saidReasons(rows, from, to),
    retention: await readRetention(rows, today),
  };
}

/** What depends on invoices and payments. */
async function readMoney(rows: Rows, from: string, to: string, now: Date) {
  return {
    cash: await readCash(rows, from, to),
    trials: await readTrials(rows, from, to, now),
    recovery: await readRecovery(rows, from, to),
  };
}

function daysOf({ from, to }: { from?: string | null; to?: string | null }, today: string) {
  const last = to ?? today;
  const first = from ?? `${addDays(`${last.slice(0, 7)}-01`, -334).slice(0, 7)}-01`;
  if (first > last) throw new AppError('BAD_USER_INPUT', 'The first day must not be after the last');
  if (addDays(first, MAX_DAYS) < last)
    throw new AppError('BAD_USER_INPUT', `Ask for at most ${MAX_DAYS} days`);
  return { from: first, to: last };
}

async function watchedSince(em: Context['database']['em']): Promise<Date | null> {
  const [history] = await em.execute<{ since: Date | null }[]>(
    'select watched_since as since from mrr_history',
  );
  return history?.since ?? null;
}
