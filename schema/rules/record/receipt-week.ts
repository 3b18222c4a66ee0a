import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';

/** On Mondays, New York time. */
const MAILED_AT = '09:00';

/** The seven days whose receipts a weekly mail holds. */
export interface ReceiptWeek {
  /** The day of the mail. */
  monday: string;
  mailedFrom: Date;
  first: string;
  last: string;
}

export function receiptWeek(monday: string): ReceiptWeek {
  return {
    monday,
    mailedFrom: easternInstant(monday, MAILED_AT),
    first: addDays(monday, -7),
    last: addDays(monday, -1),
  };
}

/** The newest week whose mail is due at a moment. */
export function dueReceiptWeek(now: Date): ReceiptWeek {
  const week = receiptWeek(mondayOf(easternDay(now)));
  return now < week.mailedFrom ? receiptWeek(addDays(week.monday, -7)) : week;
}

function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
