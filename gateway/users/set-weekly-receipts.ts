import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { leaveWeeklyReceipts } from './leave-weekly-receipts.ts';

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
  const sql = 'update users set weekly_receipts_since = ? where id = ? and weekly_receipts_since is null';
  await database.em.execute(sql, [now, member.id], 'run');
  return { ...member, weeklyReceiptsSince: now };
}
