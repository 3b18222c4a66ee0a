import type { Rows } from '#gateway/database/rows.ts';
import { LEDGER_MONTHS } from '#schema/rules/money/mrr.ts';
import type { RevenueNowType } from '#schema/types/revenue.type.ts';

interface Sums {
  mrr12: number;
  paying: number;
  pastDue12: number;
  ending12: number;
  trials: number;
  granted: number;
}

/**
 * The sums come from the rollup; what is past due, scheduled, in a trial or granted from the few rows that an index holds
 * (`subscriptions_watched`).
 */
export async function revenueNow(rows: Rows): Promise<RevenueNowType> {
  const [sums] = await rows.execute<Sums[]>(
    `select r.*, w.* from
      (select coalesce(sum(cents12), 0)::float8 as mrr12, coalesce(sum(payers), 0)::int as paying from mrr_days) r,
      (select coalesce(sum(mrr_of(s)) filter (where state = 'past_due'), 0)::float8 as "pastDue12",
              coalesce(sum(mrr_of(s)) filter (where cancel_at_period_end), 0)::float8 as "ending12",
              count(*) filter (where state = 'trialing')::int as trials,
              count(*) filter (where source = 'grant' and state <> 'incomplete')::int as granted
         from subscriptions s where ${WATCHED}) w`,
  );
  const { mrr12 = 0, pastDue12 = 0, ending12 = 0, paying = 0, trials = 0, granted = 0 } = sums ?? {};
  const downgrades = await downgrades12(rows);
  return {
    ...{ paying, trials, granted },
    mrrCents: mrr12 / LEDGER_MONTHS,
    pastDueCents: pastDue12 / LEDGER_MONTHS,
    committedCents: (mrr12 - ending12 - downgrades) / LEDGER_MONTHS,
  };
}

/** As the index says it. */
export const WATCHED = `state <> 'ended'
  and (state in ('trialing', 'past_due') or source = 'grant' or cancel_at_period_end or pending_tier is not null)`;

/** The plan `s` as it will be after the change that waits. */
export const DOWNGRADED = `jsonb_populate_record(s, jsonb_build_object(
  'tier', pending_tier, 'agreed_cents', coalesce(pending_cents, agreed_cents)))`;

/** What downgrades take away that wait for the end of a period. A coupon for ever may discount the cheaper plan too. */
async function downgrades12(rows: Rows): Promise<number> {
  const [waiting] = await rows.execute<{ lost12: number }[]>(
    `select coalesce(sum(mrr_of(s) - mrr_of(${DOWNGRADED})), 0)::float8 as lost12
       from subscriptions s where ${WATCHED} and pending_tier is not null and not cancel_at_period_end
        and state in ('active', 'past_due')`,
  );
  return waiting?.lost12 ?? 0;
}
