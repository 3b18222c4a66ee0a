import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';

const MEMBERS_AT_ONCE = 1_000;

/**
 * Adds to the ledger what happened before the database wrote it: each plan begins with its first paid month and ends as its
 * row says, at the last price that it had. Changes of a plan before that moment are not known, and pages say so. May be
 * broken off and begun again: what a plan's movements already add up to is left out.
 */
export async function fillMovements(services: Pick<Services, 'database'>): Promise<void> {
  const { em } = services.database;
  const [history] = await em.execute<{ isComplete: boolean }[]>(
    'select is_complete as "isComplete" from mrr_history',
  );
  if (history?.isComplete) return;
  for (let after: string | null = ''; after !== null; )
    after = await inTransaction(services, async (rows) => {
      const [part] = await rows.execute<{ last: string | null }[]>(FILL, [after, MEMBERS_AT_ONCE]);
      return part?.last ?? null;
    });
  await em.execute('update mrr_history set is_complete = true', [], 'run');
}

/** Locks the plans of some members, so that none of them changes between the reading and the writing. */
const FILL = `
  with members as (select user_id from subscriptions where user_id > ? group by 1 order by 1 limit ?),
  locked as (select s.* from subscriptions s where s.user_id in (select user_id from members) order by s.id for update),
  paid as (
    select s.id, s.user_id, s.tier, s.state, s.ended_at, s.end_reason, e.at as began_at,
           mrr_of(jsonb_populate_record(null::subscriptions, to_jsonb(s) || '{"state": "active"}')) as price,
           mrr_of(jsonb_populate_record(null::subscriptions, to_jsonb(s))) as now12, w.rows as watched, w.cents12 as watched12
      from locked s
      cross join lateral (select min(at) as at from subscription_events e where e.subscription_id = s.id
                           and e.type in ('started', 'converted', 'renewed', 'upgraded')
                             and coalesce((e.details ->> 'totalCents')::int, 1) > 0) e
      cross join lateral (select count(*) as rows, coalesce(sum(cents12), 0) as cents12 from mrr_movements m
                           where m.subscription_id = s.id) w
     where s.source = 'purchase' and e.at is not null
  ),
  missing as (
    select *, case when watched = 0 and state = 'ended' then price else now12 - watched12 end as cents from paid
  ),
  numbered as (
    select *, row_number() over (partition by user_id order by began_at, id) as nth,
           date_trunc('month', min(began_at) over (partition by user_id) at time zone 'America/New_York')::date as cohort
      from missing where cents > 0
  ),
  added as (
    insert into mrr_movements (at, day, user_id, subscription_id, kind, reason, tier, before12, after12, payers, cohort)
    select at, (at at time zone 'America/New_York')::date, user_id, id, kind, reason, tier, before12, after12,
           (after12 > 0)::int - (before12 > 0)::int, cohort
      from (
        select began_at as at, user_id, id, case nth when 1 then 'NEW' else 'REACTIVATION' end as kind, '' as reason, tier,
               0 as before12, cents as after12, cohort from numbered
        union all
        select ended_at, user_id, id, 'CHURN', coalesce(end_reason, ''), tier, cents, 0, cohort
          from numbered where state = 'ended' and watched = 0
      ) each order by at, id, before12
    returning row_to_json(mrr_movements) as movement
  ),
  counted as (select mrr_add_to_sums(json_agg(movement)) from added)
  select max(user_id) as last, (select count(*) from counted) from members`;
