import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { SUM_COLUMNS, SUM_NAMES } from '#schema/rules/stats/record-sums.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { checkSealed } from './check-sealed.ts';
import * as statements from './check-sums.sql.ts';

/** So many days are compared by one statement, to stay within its time limit with a million picks. */
const DAYS_AT_ONCE = 5;

interface RecordCheck {
  days: number;
  differing: number;
  firstDay: string | null;
}

/**
 * Recomputes every sum from the picks, holds the picks against what was sealed, and keeps the outcome. While anything differs,
 * no figure is shown and admins are notified. The command `recount` repairs the sums. A pick that differs from its seal cannot be repaired.
 */
export async function checkSums({
  database: { em },
  clock,
  log,
}: Pick<Services, 'database' | 'clock' | 'log'>): Promise<RecordCheck> {
  const range = await statements.recordRange.first(em);
  const check: RecordCheck = { days: 0, differing: 0, firstDay: null };
  const last = range?.last ?? easternDay(clock.now());
  for (let day = range?.first ?? last; day <= last; day = addDays(day, DAYS_AT_ONCE)) {
    const found = await statements.recordDifferences.all(em, {
      ...{ first: day, last: addDays(day, DAYS_AT_ONCE - 1) },
    });
    check.days += DAYS_AT_ONCE;
    check.differing += found.reduce((sum, { cells }) => sum + cells, 0);
    check.firstDay ??= found[0]?.day ?? null;
  }
  for (const league of LEAGUES) check.differing += await totalsDiffering(em, league);
  const sealed = await checkSealed(em);
  check.differing += sealed.differing;
  check.firstDay = [check.firstDay, sealed.firstDay].filter((day) => day !== null).sort()[0] ?? null;
  await statements.keepRecordCheck.run(em, { at: clock.now(), ...check });
  if (check.differing > 0) log.error(check, 'sums of the record differ from its picks');
  return check;
}

const COLUMNS = SUM_NAMES.map((name) => SUM_COLUMNS[name].column);

/** Cells of all days against those of each day. */
async function totalsDiffering(rows: Rows, league: League): Promise<number> {
  const [row] = await rows.execute<{ cells: number }[]>(
    `select count(*)::int as cells from (
       select 1 from record_sums where grain in ('ALL', 'DAY') and league = ?
        group by as_tier, league, market, tier, analyst, band
       having ${COLUMNS.map((column) => `sum(case grain when 'ALL' then ${column} else -${column} end) <> 0`).join(' or ')}) d`,
    [league],
  );
  return row?.cells ?? 0;
}

/** Whether the last night's recomputation differed: then no figure is shown until one agrees again. */
export async function areWithheld(rows: Rows): Promise<boolean> {
  const last = await statements.lastRecordCheck.first(rows);
  return (last?.differing ?? 0) > 0;
}
