import { cashByDay } from '#gateway/admin/revenue/figures.sql.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { countToGrade } from '#gateway/picks/ungraded-picks.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { DeskMoneyType, DeskPicksType, DeskTodayType } from '#schema/types/desk/desk-today.type.ts';

interface Day {
  now: Date;
  date: string;
  /** When it begins and ends. */
  from: Date;
  to: Date;
}

/** Today at a glance, each part for those whose role reads it. */
export async function readToday(context: Context): Promise<DeskTodayType> {
  const { now, database } = context;
  const { role } = memberOf(context);
  const date = easternDay(now);
  const day = { now, date, from: begins(date), to: begins(addDays(date, 1)) };
  const [picks, money, joined] = await Promise.all([
    hasScope(role, 'PICKS') ? readPicks(database.em, day) : null,
    hasScope(role, 'MONEY') ? readMoney(database.em, day) : null,
    hasScope(role, 'MEMBERS_READ') ? countJoined(database.em, day) : null,
  ]);
  return { date, picks, money, joined };
}

function begins(date: string): Date {
  return easternInstant(date, '00:00');
}

async function readPicks(rows: Rows, { now, date }: Day): Promise<DeskPicksType> {
  const [counted] = await rows.execute<Omit<DeskPicksType, 'toGrade'>[]>(
    `select count(*) filter (where status = 'PUBLISHED')::int as posted,
            count(*) filter (where status = 'DRAFT')::int as drafts,
            min(starts_at) filter (where starts_at > ? and status in ('PUBLISHED', 'DRAFT')) as "nextStartsAt"
       from picks where date = ?`,
    [now, date],
  );
  const toGrade = await countToGrade(rows, now);
  return { posted: 0, drafts: 0, nextStartsAt: null, ...counted, toGrade };
}

async function readMoney(rows: Rows, { date, from, to }: Day): Promise<DeskMoneyType> {
  const [[cash], [counts]] = await Promise.all([
    cashByDay.all(rows, { from: date, to: date }),
    rows.execute<{ charges: number; declined: number }[]>(
      `select (select count(*)::int from received_charges() where settled_at >= ? and settled_at < ?) as charges,
              (select count(*)::int from payment_attempts
                where state = 'declined' and created_at >= ? and created_at < ?) as declined`,
      [from, to, from, to],
    ),
  ]);
  const { charged, refunded, chargedBack } = cash ?? { charged: 0, refunded: 0, chargedBack: 0 };
  return {
    ...{ chargedCents: charged, refundedCents: refunded, chargedBackCents: chargedBack },
    ...{ charges: counts?.charges ?? 0, declined: counts?.declined ?? 0 },
  };
}

async function countJoined(rows: Rows, { from, to }: Day): Promise<number> {
  const [row] = await rows.execute<{ joined: number }[]>(
    'select count(*)::int as joined from users where created_at >= ? and created_at < ?',
    [from, to],
  );
  return row?.joined ?? 0;
}
