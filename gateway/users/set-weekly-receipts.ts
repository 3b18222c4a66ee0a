import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { leaveWeeklyReceipts } from './leave-weekly-receipts.ts';
import { beginWeeklyReceipts } from './set-weekly-receipts.sql.ts';

/** Begins or ends the caller's weekly mail with receipts. Throws VERIFY_EMAIL: it goes to proved addresses only. */
export async function setWeeklyReceipts(context: Context, enabled: boolean): Promise<Member> {
  const member = memberOf(context);
  const { database, now } = context;
  if (!enabled) {
    await leaveWeeklyReceipts(database, member.id);
    return { ...member, weeklyReceiptsSince: null };
  }
  if (member.weeklyReceiptsSince) return member;
  if (!member.emailProvedAt) throw new AppError('VERIFY_EMAIL', 'Verify your email address first');
  await beginWeeklyReceipts.run(database.em, { now, id: member.id });
  return { ...member, weeklyReceiptsSince: now };
}
