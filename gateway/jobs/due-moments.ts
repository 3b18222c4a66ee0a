import type { Services } from '#gateway/auth/context.ts';
import { MAX_TRIES } from '#gateway/mail/send-mails.ts';
import { MISSED_FROM } from '#gateway/picks/missing-picks.ts';
import { dueReceiptWeek, receiptWeek } from '#schema/rules/record/receipt-week.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import * as statements from './due-moments.sql.ts';

/** A moment at which a job has something to do. One that has passed waits for the job. */
export interface DueMoment {
  job: string;
  at: Date;
}

/** For each job that works off rows, the earliest moment in them, the opening of a day that is over first. */
export async function dueMoments({
  database,
  mailer,
  bulkMailer,
  record,
  clock,
}: Services): Promise<DueMoment[]> {
  const now = clock.now();
  const rows = await statements.dueMoments.all(database.em, {
    ...{ tries: MAX_TRIES, now, today: easternDay(now) },
    ...{ sendsMails: mailer !== null, sendsAlerts: bulkMailer !== null, signs: record.signer !== null },
    witnesses: record.witnesses.map(({ key }) => key.name),
  });
  return rows.filter((row): row is DueMoment => row.at !== null);
}

/** Moments after `now` at which jobs look at the calendar of New York. */
export function calendarMoments(now: Date): DueMoment[] {
  const today = easternDay(now);
  const tomorrow = addDays(today, 1);
  const warned = [today, tomorrow].map((day) => easternInstant(day, MISSED_FROM));
  const { monday } = dueReceiptWeek(now);
  return [
    { job: 'midnight', at: easternInstant(tomorrow, '00:00') },
    { job: 'missing-picks', at: warned.find((at) => at > now) ?? new Date(now.getTime() + 24 * HOUR) },
    { job: 'weekly-receipts', at: receiptWeek(addDays(monday, 7)).mailedFrom },
  ];
}
