import type { Services } from '#gateway/auth/context.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import * as statements from './retention.sql.ts';

/** The promises of the privacy page (frontend/legal/privacy.ts). */
const TECHNICAL_DAYS = 30;
const TRIAL_CODE_DAYS = 2 * 365;
const SERVICE_MONTHS = 18;

/** Each deletes what is older than the instant it takes. */
const TECHNICAL = [
  statements.deleteOldInbox,
  statements.deleteSentMails,
  statements.deleteDroppedMails,
  statements.deleteOldAcknowledgements,
  statements.deleteOldBatches,
  statements.deleteOldReleases,
  statements.deleteOldDiscordMessages,
  statements.deleteOldViews,
  statements.deleteOldInvitations,
  statements.deleteFailedPurchases,
];
const TRIAL_CODES = [
  statements.deleteOldTrialGrants,
  statements.deleteOldDevices,
  statements.forgetTrialCodes,
];

/** Deletes what the privacy page says is not kept any longer. */
export async function deleteExpired({ database, clock }: Services): Promise<void> {
  const { em } = database;
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  for (const statement of TECHNICAL) await statement.run(em, { before: before(TECHNICAL_DAYS) });
  for (const statement of TRIAL_CODES) await statement.run(em, { before: before(TRIAL_CODE_DAYS) });
  await statements.deleteUnusedCouponCodes.run(em);
  const today = easternDay(clock.now());
  await statements.deleteOldServiceMonths.run(em, { before: monthsBefore(today, SERVICE_MONTHS) });
}

/** The first day of the month that lies so many months before that of a day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}
