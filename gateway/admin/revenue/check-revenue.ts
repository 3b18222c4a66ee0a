import type { Services } from '#gateway/auth/context.ts';
import { readAtLength } from '#gateway/database/direct-connection.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { RevenueCheck } from '#schema/rules/money/revenue-checks.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { addUpDays, daysThatDiffer, keepDays } from './count-days.ts';
import { fillMovements } from './fill-movements.ts';
import { beginPastDue } from './past-due.ts';

interface RevenueCheckOutcome {
  failed: RevenueCheck[];
  /** What each of them found on both sides, in cents or rows. */
  details: Partial<Record<RevenueCheck, Record<string, number>>>;
}

/** How long one check may take: each reads whole tables, and a request's statement has only seconds. */
const CHECK_MILLISECONDS = 10 * MINUTE;

/**
 * Fills the ledger, runs the four checks and keeps their outcome. Figures of a check that failed are hidden until it passes again. Days
 * are counted again unless their sums differ from their rows: somebody has to see that first.
 */
export async function checkRevenue(
  services: Pick<Services, 'database' | 'clock' | 'log'>,
): Promise<RevenueCheckOutcome> {
  const { database, clock, log } = services;
  await fillMovements(services);
  await beginPastDue(services);
  const url = database.config.get('clientUrl') ?? '';
  const now = clock.now();
  const { outcome, sums } = await readAtLength(url, CHECK_MILLISECONDS, async (rows) => {
    const outcome = await runChecks(rows);
    const differing = await daysThatDiffer(rows, now);
    if (differing > 0) failCash(outcome, 'days', differing);
    return { outcome, sums: differing > 0 ? null : await addUpDays(rows, now) };
  });
  if (sums) await keepDays(database.em, sums, now);
  await database.em.execute(
    'insert into revenue_checks (at, failed, details) values (?, ?::text[], ?::jsonb)',
    [now, `{${outcome.failed.join(',')}}`, JSON.stringify(outcome.details)],
    'run',
  );
  if (outcome.failed.length > 0) log.error(outcome, 'figures of revenue do not agree');
  return outcome;
}

/** What must be equal, or nothing, for each check. Each is one statement, so both sides are of the same moment. */
const CHECKS: Record<RevenueCheck, string> = {
  SUM: `select coalesce((select sum(cents12) from mrr_movements), 0)::float8 as counted,
    coalesce((select sum(mrr_of(s)) from subscriptions s where state in ('active', 'past_due')), 0)::float8 as expected`,
  MONTHS: `select count(*)::float8 as counted, 0::float8 as expected from (
    select before12 <> coalesce(lag(after12) over (partition by subscription_id order by at, id), 0) as broken
      from mrr_movements) chain where broken`,
  CASH: `select coalesce(sum(a.amount_cents), 0)::float8 as counted,
    coalesce((select sum(total_cents) from invoices where type = 'charge' and state = 'paid' and total_cents > 0
      and not exists (select from payment_attempts v where v.invoice_id = invoices.id and v.voided_at is not null)), 0)::float8 as expected
    from payment_attempts a where a.state = 'succeeded' and a.voided_at is null`,
  ROLLUP: `select (select count(*) from (
      (select day, kind, reason, tier, count(*)::int, sum(cents12)::bigint, sum(payers)::int from mrr_movements group by 1, 2, 3, 4
        except select day, kind, reason, tier, movements, cents12, payers from mrr_days)
      union all
      (select day, kind, reason, tier, movements, cents12, payers from mrr_days
        except select day, kind, reason, tier, count(*)::int, sum(cents12)::bigint, sum(payers)::int from mrr_movements group by 1, 2, 3, 4)
    ) days) + (select count(*) from (
      select cohort, date_trunc('month', day)::date as month, sum(payers)::int as payers from mrr_movements where payers <> 0 group by 1, 2
    ) m full join mrr_cohorts c using (cohort, month) where m.payers is distinct from c.payers)
    + (select count(*) from mrr_history where past_due_since is not null and (select coalesce(sum(cents12), 0) from past_due_days)
        <> (select coalesce(sum(mrr_of(s)), 0) from subscriptions s where state = 'past_due'))::float8 as counted,
    0::float8 as expected`,
};

/** The checks of one moment. */
export async function runChecks(rows: Rows): Promise<RevenueCheckOutcome> {
  const outcome: RevenueCheckOutcome = { failed: [], details: {} };
  for (const [name, sql] of Object.entries(CHECKS) as [RevenueCheck, string][]) {
    const [found] = await rows.execute<{ counted: number; expected: number }[]>(sql);
    if (!found || found.counted === found.expected) continue;
    outcome.failed.push(name);
    outcome.details[name] = { ...found };
  }
  const unresolved = await unresolvedDifferences(rows);
  if (unresolved > 0) failCash(outcome, 'unresolved', unresolved);
  return outcome;
}

function failCash({ failed, details }: RevenueCheckOutcome, why: string, found: number): void {
  if (!failed.includes('CASH')) failed.push('CASH');
  details.CASH = { ...details.CASH, [why]: found };
}

/** What the comparison with the processor has found and nobody resolved. */
async function unresolvedDifferences(rows: Rows): Promise<number> {
  const [row] = await rows.execute<{ found: number }[]>(
    'select count(*)::int as found from differences where resolved_at is null',
  );
  return row?.found ?? 0;
}

interface LastCheck {
  at: Date;
  failed: RevenueCheck[];
}

/** The last outcome of the checks of revenue; null before the first. */
export async function lastCheck(rows: Rows): Promise<LastCheck | null> {
  const [check] = await rows.execute<LastCheck[]>(
    'select at, failed from revenue_checks order by id desc limit 1',
  );
  return check ?? null;
}
