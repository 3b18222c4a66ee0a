import { cashByDay } from '#gateway/admin/revenue/figures.sql.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { leaguesOfDay } from '#gateway/picks/missing-picks.ts';
import { countToGrade } from '#gateway/picks/ungraded-picks.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { DeskMoneyType, DeskPicksType, DeskTodayType } from '#schema/types/desk/desk-today.type.ts';
import { joinedBetween, paymentsBetween, picksOfDay } from './read-today.sql.ts';

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
  const [counted, toGrade, leagues] = await Promise.all([
    picksOfDay.first(rows, { now, date }),
    countToGrade(rows, now),
    leaguesOfDay(rows, date, now),
  ]);
  return { posted: 0, drafts: 0, nextStartsAt: null, ...counted, toGrade, leagues };
}

/** Today is the last of them. */
const DAYS_OF_CASH = 7;

async function readMoney(rows: Rows, { date, from, to }: Day): Promise<DeskMoneyType> {
  const [days, counts] = await Promise.all([
    cashByDay.all(rows, { from: addDays(date, 1 - DAYS_OF_CASH), to: date }),
    paymentsBetween.first(rows, { from, to }),
  ]);
  const { charged = 0, refunded = 0, chargedBack = 0, returned = 0 } = days.at(-1) ?? {};
  return {
    ...{
      chargedCents: charged,
      refundedCents: refunded,
      chargedBackCents: chargedBack,
      returnedCents: returned,
    },
    ...{ charges: counts?.charges ?? 0, declined: counts?.declined ?? 0 },
    week: days.map(({ day, ...cash }) => ({
      day,
      cents: cash.charged - cash.refunded - cash.chargedBack + cash.returned,
    })),
  };
}

async function countJoined(rows: Rows, { from, to }: Day): Promise<number> {
  const counted = await joinedBetween.first(rows, { from, to });
  return counted?.joined ?? 0;
}
