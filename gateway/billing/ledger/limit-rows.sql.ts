// Written by npm run codegen from limit-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LimitsOfPersonValues {
  userId: string | null;
  personKey: string;
  monthStart: Date;
}

export interface LimitsOfPersonRow {
  ageConfirmedAt: Date | null;
  coolOffUntil: Date | null;
  excludedUntil: Date | null;
  monthlyLimitCents: number | null;
  nextLimitAt: Date | null;
  nextLimitCents: number | null;
  spentCents: number;
}

/**
 * Always one row. What was spent is summed over all accounts with this mailbox, deleted ones as well, because the limit is
 * the person's: see LimitEntity.
 */
export const limitsOfPerson = new Statement<LimitsOfPersonValues, LimitsOfPersonRow>({
  name: 'limitsOfPerson',
  text: `select l.age_confirmed_at, l.monthly_limit_cents, l.next_limit_cents, l.next_limit_at, l.cool_off_until, l.excluded_until,
       coalesce((select sum(case i.type when 'charge' then i.total_cents else -i.total_cents end) from invoices i
         where i.user_id in (select $1::text union
                             select user_id from purchases where email_key = $2 and state = 'completed')
           and i.state = 'paid' and i.paid_at >= $3), 0)::int as "spent_cents"
  from (select 1) one left join play_limits l on l.person_key = $2`,
  values: ['userId', 'personKey', 'monthStart'],
  columns: ['age_confirmed_at', 'cool_off_until', 'excluded_until', 'monthly_limit_cents', 'next_limit_at', 'next_limit_cents', 'spent_cents'],
  instants: ['age_confirmed_at', 'cool_off_until', 'excluded_until', 'next_limit_at'],
});

export interface ConfirmAgeValues {
  personKey: string;
  now: Date;
}

export type ConfirmAgeRow = Record<never, never>;

/** Once: who has confirmed it before keeps that moment. */
export const confirmAge = new Statement<ConfirmAgeValues, ConfirmAgeRow>({
  name: 'confirmAge',
  text: `insert into play_limits (person_key, age_confirmed_at) select $1::text, $2::timestamptz
 where exists (select from guard)
on conflict (person_key) do update
  set age_confirmed_at = coalesce(play_limits.age_confirmed_at, excluded.age_confirmed_at)`,
  values: ['personKey', 'now'],
  columns: [],
});
