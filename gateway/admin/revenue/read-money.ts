import type { Rows } from '#gateway/database/rows.ts';
import type { RecoveryType } from '#schema/types/desk/retention.type.ts';
import type { RevenueDayType } from '#schema/types/desk/revenue.type.ts';
import { cashByDay, recovery, revenueByDay } from './figures.sql.ts';

/** Every day with the recurring revenue at its end, how much of it was past due, and the money that moved. */
export async function revenueDays(rows: Rows, from: string, to: string): Promise<RevenueDayType[]> {
  const cash = await cashByDay.all(rows, { from, to });
  const days = await revenueByDay.all(rows, { from, to });
  return days.map((day, at) => {
    const { charged = 0, refunded = 0, chargedBack = 0, returned = 0 } = cash[at] ?? {};
    const disputed = { chargedBackCents: chargedBack, returnedCents: returned };
    return { ...day, chargedCents: charged, refundedCents: refunded, ...disputed };
  });
}

/** Renewals and first payments after a trial, by the day of their invoice, that a bank declined, each once. */
export async function readRecovery(rows: Rows, from: string, to: string): Promise<RecoveryType> {
  const outcomes = await recovery.all(rows, { from, to });
  const of = (name: string) => outcomes.find(({ outcome }) => outcome === name) ?? { found: 0, cents: 0 };
  const [recovered, lost, open] = [of('recovered'), of('lost'), of('open')];
  return {
    ...{ recovered: recovered.found, recoveredCents: recovered.cents },
    ...{ lost: lost.found, lostCents: lost.cents },
    ...{ open: open.found, openCents: open.cents },
  };
}
