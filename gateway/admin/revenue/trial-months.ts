import type { Rows } from '#gateway/database/rows.ts';
import { TRIAL_MILLISECONDS } from '#schema/rules/money/periods.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { MAX_DAYS_GIVEN } from '#schema/types/desk/member-act.input.ts';
import type { TrialMonthType } from '#schema/types/desk/retention.type.ts';

/** A trial that is not paid for so long after its end counts as lost. */
export const PAID_WITHIN_MILLISECONDS = 8 * DAY;

/** The earliest start of a trial that can end in a range: two gifts of days of the longest kind. */
export const BEGAN_BEFORE_MILLISECONDS = TRIAL_MILLISECONDS + 2 * MAX_DAYS_GIVEN * DAY;

/** Events `e` that gave days before the first payment. */
const DAYS_GIVEN = `subscription_events e where e.type = 'days-given' and not exists (
    select from subscription_events c where c.subscription_id = e.subscription_id
       and c.type in ('converted', 'upgraded') and c.at <= e.at)`;

/** When a trial ended, by the days that were given to it. */
const endedAt = (given: string) =>
  `g.created_at + interval '${TRIAL_MILLISECONDS} ms' + coalesce(${given}, 0) * interval '1 day'`;

/** When the trial of a row `g` of `trial_grants` ended, or will. */
export const TRIAL_ENDED_AT = endedAt(
  `(select sum((e.details ->> 'days')::int) from ${DAYS_GIVEN} and e.subscription_id = g.subscription_id)`,
);

const literal = (moment: Date) => `'${moment.toISOString()}'::timestamptz`;
const before = (moment: Date, milliseconds: number) => literal(new Date(moment.getTime() - milliseconds));

/** Gifts to trials that end at a moment or later. */
const givenTo = (from: Date) => `${DAYS_GIVEN} and e.at >= ${before(from, BEGAN_BEFORE_MILLISECONDS)}`;

/**
 * That a row `g` of `trial_grants` may have ended from one moment until before another: by the time at which it began, or because it is
 * one of the few that were given days. An index finds each of the two.
 */
export const mayHaveEnded = (from: Date, until: Date) => `(
    g.created_at >= ${before(from, TRIAL_MILLISECONDS)} and g.created_at < ${before(until, TRIAL_MILLISECONDS)}
    or g.subscription_id = any(array(select e.subscription_id from ${givenTo(from)})))`;

/** Whether the trial of a plan, which ended at a moment, was paid for in time; both are expressions. */
export const isPaid = (plan: string, endedAt: string) =>
  `exists (select from invoices i where i.subscription_id = ${plan} and i.type = 'charge' and i.state = 'paid'
           and i.total_cents > 0 and i.paid_at <= ${endedAt} + interval '${PAID_WITHIN_MILLISECONDS} ms')`;

/** Trials that ended from one moment until before another, with whether they were paid for. */
const trials = (from: Date, until: Date) => `
  select ended_at, (ended_at at time zone 'America/New_York')::date as day,
         ${isPaid('t.subscription_id', 'ended_at')} as paid
    from (select g.subscription_id, ${endedAt('p.days')} as ended_at
            from trial_grants g
            -- All of them at once, by their index: most trials were given no days.
            left join (select e.subscription_id, sum((e.details ->> 'days')::int) as days from ${givenTo(from)} group by 1) p
              on p.subscription_id = g.subscription_id
           where ${mayHaveEnded(from, until)}
          -- Else the days are added up again wherever the end is named.
          offset 0) t
   where ended_at >= ${literal(from)} and ended_at < ${literal(until)}`;

const midnight = (day: string) => easternInstant(day, '00:00');

/**
 * Trials of plans by the month of their end, which given days put off. Days that were counted come from their sums, which stay when
 * starts of trials are deleted after two years (the privacy page says so).
 */
export async function readTrials(rows: Rows, from: string, to: string, now: Date): Promise<TrialMonthType[]> {
  const [counted] = await rows.execute<{ first: string; last: string }[]>(
    `select greatest(min(day), ?::date)::text as first, least(max(day), ?::date)::text as last
       from trial_days having count(*) > 0`,
    [from, to],
  );
  const [first, last] =
    counted && counted.first <= counted.last ? [counted.first, counted.last] : [addDays(to, 1), to];
  // What was not counted, before and after it: given days make even an empty range a long search. `offset 0` asks once what was paid.
  const rest = [
    [from, addDays(first, -1)],
    [addDays(last, 1), to],
  ].filter(([begin = '', end = '']) => begin <= end);
  const days = rest.map(
    ([begin = '', end = '']) => `select day, 1, paid::int,
         (not paid and ended_at > ${before(now, PAID_WITHIN_MILLISECONDS)})::int
         from (${trials(midnight(begin), endOf(end, now))} offset 0) t`,
  );
  return rows.execute<TrialMonthType[]>(
    `select to_char(day, 'YYYY-MM') as month, sum(ended)::int as ended, sum(paid)::int as paid, sum(open)::int as open from (
       ${['select day, ended, paid, 0 as open from trial_days where day between ? and ?', ...days].join(' union all ')}
     ) days group by 1 having sum(ended) > 0 order by 1`,
    [first, last],
  );
}

/** The end of a day, or the moment after the present one on a day that is not over. */
const endOf = (day: string, now: Date) =>
  new Date(Math.min(midnight(addDays(day, 1)).getTime(), now.getTime() + 1));

/** Days of which trials are counted: those of which each has been paid for or lost, as far back as all starts are kept for sure. */
const trialRange = (today: string) => ({ first: addDays(today, -500), last: addDays(today, -10) });
const trialsOf = ({ first, last }: ReturnType<typeof trialRange>) =>
  trials(midnight(first), midnight(addDays(last, 1)));

/** The sums of days on which trials ended, added up from rows. */
export function trialsByDay(rows: Rows, today: string): Promise<unknown[]> {
  const range = trialRange(today);
  return rows.execute<unknown[]>(
    `with t as materialized (${trialsOf(range)})
     select d.day::date::text as day, count(t.day)::int as ended, count(*) filter (where t.paid)::int as paid
       from generate_series('${range.first}'::timestamp, '${range.last}'::timestamp, interval '1 day') d (day)
       left join t on t.day = d.day::date group by 1`,
  );
}

/** How many counted days differ from their rows. */
export const trialDaysThatDiffer = (today: string) => {
  const range = trialRange(today);
  return `select count(*)::int as found from trial_days s
    left join (select day, count(*)::int as ended, count(*) filter (where paid)::int as paid
      from (${trialsOf(range)}) t group by 1) r using (day)
   where day between '${range.first}' and '${range.last}'
     and (s.ended, s.paid) is distinct from (coalesce(r.ended, 0), coalesce(r.paid, 0))`;
};
