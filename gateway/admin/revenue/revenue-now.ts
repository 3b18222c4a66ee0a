import type { Rows } from '#gateway/database/rows.ts';
import { LEDGER_MONTHS } from '#schema/rules/money/mrr.ts';
import type { RevenueNowType } from '#schema/types/desk/revenue.type.ts';

interface Sums {
  mrr12: number;
  paying: number;
  pastDue12: number;
  ending12: number;
  lost12: number;
  trials: number;
  granted: number;
}

/**
 * The sums come from the rollup; what is past due, scheduled, in a trial or granted from the few rows that an index holds
 * (`subscriptions_watched_by_end`).
 */
export async function revenueNow(rows: Rows): Promise<RevenueNowType> {
  const [sums] = await rows.execute<Sums[]>(
    `select r.*, w.* from
      (select coalesce(sum(cents12), 0)::float8 as mrr12, coalesce(sum(payers), 0)::int as paying from mrr_days) r,
      (${WATCHED_SUMS}) w`,
  );
  const {
    mrr12 = 0,
    pastDue12 = 0,
    ending12 = 0,
    lost12 = 0,
    paying = 0,
    trials = 0,
    granted = 0,
  } = sums ?? {};
  return {
    ...{ paying, trials, granted },
    mrrCents: mrr12 / LEDGER_MONTHS,
    pastDueCents: pastDue12 / LEDGER_MONTHS,
    committedCents: (mrr12 - ending12 - lost12) / LEDGER_MONTHS,
  };
}

/** As the index says it, which has all that is asked of these plans here. */
export const WATCHED = `state <> 'ended'
  and (state in ('trialing', 'past_due') or source = 'grant' or cancel_at_period_end or pending_tier is not null)`;

/** The plan `s` as it will be after the change that waits. */
export const DOWNGRADED = `jsonb_populate_record(s, jsonb_build_object(
  'tier', pending_tier, 'agreed_cents', coalesce(pending_cents, agreed_cents)))`;

/** What `mrr_of` reads of a plan, and what a downgrade that waits makes of it. */
const KIND =
  'state, source, never_paid, tier, agreed_cents, coupon_id, coupon_periods_left, cancel_at_period_end, pending_tier, pending_cents';

/**
 * Tens of thousands of plans are of some dozens of kinds, and what a plan `s` brings is asked once for each kind. `lost12` is what
 * downgrades take away that wait for the end of a period: a coupon without an end may discount the cheaper plan too.
 */
const WATCHED_SUMS = `select
    coalesce(sum(plans * mrr_of(s)) filter (where state = 'past_due'), 0)::float8 as "pastDue12",
    coalesce(sum(plans * mrr_of(s)) filter (where cancel_at_period_end), 0)::float8 as "ending12",
    coalesce(sum(plans * (mrr_of(s) - mrr_of(${DOWNGRADED})))
      filter (where pending_tier is not null and not cancel_at_period_end and state in ('active', 'past_due')), 0)::float8
      as "lost12",
    coalesce(sum(plans) filter (where state = 'trialing'), 0)::int as trials,
    coalesce(sum(plans) filter (where source = 'grant' and state <> 'incomplete'), 0)::int as granted
  from (select ${KIND}, count(*) as plans from subscriptions where ${WATCHED} group by ${KIND}) kinds
  cross join lateral (select jsonb_populate_record(null::subscriptions, to_jsonb(kinds)) as s) plan`;
