import type { Rows } from '#gateway/database/rows.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { CASH_DAYS_THAT_DIFFER, cashByDay } from './cash.ts';
import { countFigures, keepFigures } from './counted-figures.ts';
import type { FigureOfDay } from './figure-of-day.ts';
import { trialDaysThatDiffer, trialsByDay } from './trial-months.ts';

/** How many days have sums that differ from their rows. */
export async function daysThatDiffer(rows: Rows, now: Date): Promise<number> {
  const found = [
    ...(await rows.execute<{ found: number }[]>(CASH_DAYS_THAT_DIFFER)),
    ...(await rows.execute<{ found: number }[]>(trialDaysThatDiffer(easternDay(now)))),
  ];
  return found.reduce((sum, each) => sum + each.found, 0);
}

interface SumsByDay {
  cash: unknown[];
  trials: unknown[];
  figures: FigureOfDay[];
}

/** Adds up all days that are over for a day at least: no transaction that dates money to them is still open. */
export async function addUpDays(rows: Rows, now: Date): Promise<SumsByDay> {
  const today = easternDay(now);
  return {
    cash: await cashByDay(rows, addDays(today, -2)),
    trials: await trialsByDay(rows, today),
    figures: await countFigures(rows, now),
  };
}

/** Keeps sums, which were added up at a moment, for the page of revenue. */
export async function keepDays(rows: Rows, { cash, trials, figures }: SumsByDay, now: Date): Promise<void> {
  await rows.execute(
    `insert into cash_days (day, charged_cents, refunded_cents, counted_at)
     select day, charged_cents, refunded_cents, ?
       from jsonb_to_recordset(?::jsonb) as d (day date, charged_cents bigint, refunded_cents bigint)
         on conflict (day) do update set charged_cents = excluded.charged_cents,
            refunded_cents = excluded.refunded_cents, counted_at = excluded.counted_at`,
    [now, JSON.stringify(cash)],
    'run',
  );
  await rows.execute(
    `insert into trial_days (day, ended, paid, counted_at)
     select day, ended, paid, ? from jsonb_to_recordset(?::jsonb) as d (day date, ended integer, paid integer)
         on conflict (day) do update set ended = excluded.ended, paid = excluded.paid, counted_at = excluded.counted_at`,
    [now, JSON.stringify(trials)],
    'run',
  );
  await keepFigures(rows, figures);
}
