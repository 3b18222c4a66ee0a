import type { Services } from '#gateway/auth/context.ts';
import { readLimits } from '#gateway/billing/ledger/limit-rows.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { suppressionsOf } from '#gateway/mail/suppressions.ts';
import { hasWeekReceipts } from '#gateway/picks/week-receipts.ts';
import { limitStop } from '#schema/rules/access/limits.ts';
import { dueReceiptWeek } from '#schema/rules/record/receipt-week.ts';
import { weeklyReceiptsDue } from './mail-weekly-receipts.sql.ts';

/** The most mails per run, so that other mails do not wait behind all of them. */
const MAX_A_RUN = 100;

/**
 * Writes to members who requested it the mail with the week's receipts, once a week, from Monday nine o'clock New York
 * time on. A week without a pick has none, and members who take a break or have excluded themselves get none.
 */
export async function mailWeeklyReceipts({ database, clock, trials }: Services): Promise<void> {
  const now = clock.now();
  const week = dueReceiptWeek(now);
  await database.em.fork().transactional(async (em) => {
    const { monday, mailedFrom } = week;
    const recipients = await weeklyReceiptsDue.all(em, { monday, mailedFrom, most: MAX_A_RUN });
    if (recipients.length === 0 || !(await hasWeekReceipts(em, week, now))) return;
    for (const { id: memberId, email } of recipients) {
      if (await wantsNone(em, { memberId, email }, { trials, now })) continue;
      const key = weeklyReceiptsKey(week.monday, memberId);
      const data = { memberId, monday: week.monday };
      await enqueue(em, { key, recipient: email, template: 'weekly-receipts', data }, now);
    }
  });
}

/** Who takes a break, has excluded themselves, or reported our mail as spam. */
async function wantsNone(
  rows: Rows,
  { memberId, email }: { memberId: string; email: string },
  { trials, now }: Pick<Services, 'trials'> & { now: Date },
): Promise<boolean> {
  const stops = await suppressionsOf(rows, [trials.keys.emailKey(email)]);
  if (stops.length > 0) return true;
  const limits = await readLimits(rows, trials.keys, { userId: memberId, email }, now);
  return limitStop('marketing', limits, { cents: 0, spentCents: limits.spentCents }, now) !== null;
}

/** Names the mail of a Monday to a member: a second one with the same name is never sent. */
export function weeklyReceiptsKey(monday: string, memberId: string): string {
  return `weekly-receipts:${monday}:${memberId}`.slice(0, 120);
}
