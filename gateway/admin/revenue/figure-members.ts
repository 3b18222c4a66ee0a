import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { AdminList, ListQuery } from '#gateway/admin/lists/admin-list.ts';
import { AppError } from '#gateway/app-error.ts';
import type { Order } from '#gateway/database/page.ts';
import type { MemberFigure } from '#schema/rules/money/revenue-figures.ts';
import { easternDay, isMonth } from '#schema/rules/time/eastern-time.ts';
import type { FigureMemberArgs } from '#schema/types/desk/figure-member.type.ts';
import { endedTrials } from './ended-trials.ts';
import type { FigureDays, FigureMemberRow } from './figure-member-row.ts';
import { committedMembers, goneMembers, leftMembers, payingMembers } from './ledger-members.ts';
import { planMembers } from './plan-members.ts';

/** The members of each figure, as `read-revenue` counts them: as many rows as it says, and as many cents. */
const FIGURES: Record<MemberFigure, (days: FigureDays) => RawBuilder<FigureMemberRow>> = {
  PAYING: payingMembers,
  LEFT: leftMembers,
  GONE: goneMembers,
  COMMITTED: committedMembers,
  ENDING: () => planMembers('ENDING'),
  PAST_DUE: () => planMembers('PAST_DUE'),
  TRIALING: () => planMembers('TRIALING'),
  GRANTED: () => planMembers('GRANTED'),
  TRIAL_PAID: (days) => endedTrials(days, 'TRIAL_PAID'),
  TRIAL_LOST: (days) => endedTrials(days, 'TRIAL_LOST'),
  TRIAL_OPEN: (days) => endedTrials(days, 'TRIAL_OPEN'),
};

/** Movements by day, newest first, as their index has them. */
const BY_MOVEMENT: Order<FigureMemberRow> = {
  list: 'figure-movements',
  descending: true,
  columns: [
    { column: 'r.day', type: 'date', of: ({ dayText }) => dayText ?? '' },
    { column: 'r.place', type: 'bigint', of: ({ place }) => String(place) },
  ],
};
/** What ends first comes first. */
const BY_END: Order<FigureMemberRow> = {
  list: 'figure-plans',
  descending: false,
  columns: [
    { column: 'r.at', type: 'timestamptz', of: ({ at }) => at },
    { column: 'r.place', type: 'text', of: ({ place }) => String(place) },
  ],
};
/** Trials that began last come first, as their index has them. */
const BY_TRIAL: Order<FigureMemberRow> = {
  list: 'figure-trials',
  descending: true,
  columns: [
    { column: 'r.began', type: 'timestamptz', of: ({ began, at }) => began ?? at },
    { column: 'r.place', type: 'text', of: ({ place }) => String(place) },
  ],
};

const ORDERS: Record<MemberFigure, Order<FigureMemberRow>> = {
  ...{ PAYING: BY_MOVEMENT, LEFT: BY_MOVEMENT, GONE: BY_MOVEMENT, COMMITTED: BY_MOVEMENT },
  ...{ ENDING: BY_END, PAST_DUE: BY_END, TRIALING: BY_END, GRANTED: BY_END },
  ...{ TRIAL_PAID: BY_TRIAL, TRIAL_LOST: BY_TRIAL, TRIAL_OPEN: BY_TRIAL },
};

type Filter = Partial<FigureMemberArgs>;

/** The members behind a figure of revenue. Throws BAD_USER_INPUT for a month that is none. */
export const figureMemberList: AdminList<FigureMemberRow, Filter> = {
  scopes: ['MONEY'],
  order: ({ figure = 'PAYING' }) => ORDERS[figure],
  rows: (em, { figure = 'PAYING', ...asked }, now) => rowsOf(em, FIGURES[figure](daysOf(asked, now))),
  columns: {
    member: ({ memberId }) => memberId,
    email: ({ email }) => email,
    plan: ({ tier }) => tier,
    cents: ({ cents }) => cents,
    at: ({ at }) => at,
  },
};

function rowsOf(em: EntityManager, members: RawBuilder<FigureMemberRow>): ListQuery<FigureMemberRow> {
  return em
    .getKysely<Record<never, never>>()
    .selectFrom(sql<FigureMemberRow>`(${members})`.as('r')) as ListQuery<FigureMemberRow>;
}

function daysOf({ from, to, cohort }: Filter, now: Date): FigureDays {
  if (cohort != null && !isMonth(cohort)) throw new AppError('BAD_USER_INPUT', `${cohort} is no month`);
  const last = to ?? easternDay(now);
  return { from: from ?? `${last.slice(0, 7)}-01`, to: last, cohort: cohort ?? null, now };
}
