import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { LEDGER_MONTHS } from '#schema/rules/money/mrr.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';

/**
 * Begins to count what is past due by day, with what is past due now: the database adds each change to that. Writers of plans that fall
 * past due wait meanwhile, so that none of them is counted twice or not at all.
 */
export async function beginPastDue(services: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const [history] = await services.database.em.execute<{ isKnown: boolean }[]>(
    'select past_due_since is not null as "isKnown" from mrr_history',
  );
  if (history?.isKnown) return;
  const today = easternDay(services.clock.now());
  await inTransaction(services, async (rows) => {
    await rows.execute('lock table past_due_days in share row exclusive mode', [], 'run');
    await rows.execute(
      `insert into past_due_days as d (day, cents12)
       select ?, (select coalesce(sum(mrr_of(s)), 0) from subscriptions s where state = 'past_due')
                 - (select coalesce(sum(cents12), 0) from past_due_days)
           on conflict (day) do update set cents12 = d.cents12 + excluded.cents12`,
      [today],
      'run',
    );
    await rows.execute('update mrr_history set past_due_since = ?', [today], 'run');
  });
}

/** What was past due at the end of a day, in cents a month; null before it was counted. */
export async function readPastDue(
  rows: Rows,
  from: string,
  to: string,
): Promise<(day: string) => number | null> {
  const changes = await rows.execute<{ since: string | null; day: string | null; cents: number }[]>(
    `select h.past_due_since::text as since, greatest(d.day, ?)::text as day, coalesce(sum(d.cents12), 0)::float8 / ${LEDGER_MONTHS} as cents
       from mrr_history h left join past_due_days d on d.day <= ? group by 1, 2 order by 2`,
    [from, to],
  );
  const since = changes[0]?.since ?? null;
  return (day) => {
    if (since === null || day < since) return null;
    return changes.reduce((sum, change) => (change.day && change.day <= day ? sum + change.cents : sum), 0);
  };
}
