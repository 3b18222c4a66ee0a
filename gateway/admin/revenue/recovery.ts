import type { Rows } from '#gateway/database/rows.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import type { RecoveryType } from '#schema/types/retention.type.ts';

/** Renewals and first payments after a trial that a bank declined on days of the range, each once. A silent processor is no decline. */
export async function readRecovery(rows: Rows, from: string, to: string): Promise<RecoveryType> {
  const found = await rows.execute<
    { outcome: 'recovered' | 'lost' | 'open'; invoices: number; cents: number }[]
  >(
    `select case i.state when 'paid' then 'recovered' when 'open' then 'open' else 'lost' end as outcome,
            count(*)::int as invoices, sum(i.total_cents)::float8 as cents
       from invoices i where i.kind in ('renewal', 'conversion') and i.id in (
         select invoice_id from payment_attempts where state = 'declined' and decline_code <> ?
            and created_at >= ?::timestamp at time zone 'America/New_York'
            and created_at < (?::date + 1)::timestamp at time zone 'America/New_York')
      group by 1`,
    [NOT_CHARGED, from, to],
  );
  const of = (outcome: string) => found.find((each) => each.outcome === outcome);
  return {
    ...{ recovered: of('recovered')?.invoices ?? 0, recoveredCents: of('recovered')?.cents ?? 0 },
    ...{ lost: of('lost')?.invoices ?? 0, lostCents: of('lost')?.cents ?? 0 },
    ...{ open: of('open')?.invoices ?? 0, openCents: of('open')?.cents ?? 0 },
  };
}
