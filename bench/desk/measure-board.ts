import { checkRevenue } from '#gateway/admin/revenue/check-revenue.ts';
import {
  cancellations,
  cashByDay,
  churnReasons,
  revenueNow,
  trialsByMonth,
} from '#gateway/admin/revenue/figures.sql.ts';
import { readRetention, revenueMonths } from '#gateway/admin/revenue/read-ledger.ts';
import { readRecovery } from '#gateway/admin/revenue/read-money.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { ask } from '#gateway/testing/ask.ts';
import type { TestGateway } from '#gateway/testing/gateway.ts';
import type { TestUser } from '#gateway/testing/users.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';

const ROUNDS = 40;
const PROMISED_MS = 200;

const PAGE = `{ revenue { checks { check passed } now { mrrCents committedCents pastDueCents paying trials granted }
  months { month startCents newCents reactivationCents expansionCents contractionCents priceCents churnCents endCents startPayers gonePayers endPayers }
  days { day mrrCents pastDueCents chargedCents refundedCents chargedBackCents returnedCents } retention { cohort members paying }
  churnReasons { reason plans cents } saidReasons { reason plans } trials { month ended paid open }
  recovery { recovered recoveredCents lost lostCents open openCents } } }`;

type Part = (rows: Rows, from: string, to: string, now: Date) => Promise<unknown>;
const PARTS: Record<string, Part> = {
  now: (rows) => revenueNow.all(rows),
  months: revenueMonths,
  cash: (rows, from, to) => cashByDay.all(rows, { from, to }),
  retention: (rows, _from, to) => readRetention(rows, to),
  'reasons of ends': (rows, from, to) => churnReasons.all(rows, { from, to }),
  'reasons said': (rows, from, to) => cancellations.all(rows, { from, to }),
  trials: (rows, from, to, now) => trialsByMonth.all(rows, { from, to, now }),
  recovery: readRecovery,
};

/** The page of revenue over its usual twelve months, after a nightly check. */
export async function measureBoard(gateway: TestGateway, user: TestUser): Promise<boolean> {
  const began = performance.now();
  const { failed } = await checkRevenue(gateway.services);
  process.stdout.write(
    `nightly check            ${Math.round(performance.now() - began)} ms, failed: ${failed.join() || 'none'}\n`,
  );
  const { database, clock } = gateway.services;
  const [now, today] = [clock.now(), easternDay(clock.now())];
  for (const [name, read] of Object.entries(PARTS)) {
    const [p50] = await timesOf(6, () => read(database.em, addDays(today, -364), today, now));
    process.stdout.write(`  ${name.padEnd(22)} p50 ${p50.toFixed(1)} ms\n`);
  }
  const [p50, p95] = await timesOf(ROUNDS, async () => {
    const { errors } = await ask(gateway, PAGE, {}, user);
    if (errors) throw new Error(JSON.stringify(errors).slice(0, 500));
  });
  process.stdout.write(
    `page of revenue          p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, promise ${PROMISED_MS} ms\n`,
  );
  return failed.length === 0 && p95 <= PROMISED_MS;
}

async function timesOf(rounds: number, read: () => Promise<unknown>) {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await read();
    took.push(performance.now() - started);
  }
  took.sort((a, b) => a - b);
  return [took[Math.floor(rounds / 2)] ?? 0, took[Math.floor(rounds * 0.95)] ?? 0] as const;
}
