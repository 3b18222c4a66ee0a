import type { MikroORM } from '@mikro-orm/postgresql';
import { lockSettingsOf } from '#gateway/alert-settings/alert-settings.sql.ts';
import { keepSettings, settingsOfMember } from '#gateway/alert-settings/alert-settings.ts';
import { findMember, type Member } from '#gateway/auth/member.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { LeaveKind } from '#gateway/mail/leave-link.ts';
import type { AlertSettings } from '#schema/rules/alerts/alert-settings.ts';
import { leaveWeeklyReceipts } from './leave-weekly-receipts.ts';

/** Mails that a member gets until they stop them. */
interface MailList {
  /** What the link asks before it stops them. */
  question: string;
  /** Which mails come until then. */
  about: string;
  /** What is said afterwards. */
  stopped: string;
  isOn(member: Member, settings: AlertSettings): boolean;
}

export const MAIL_LISTS: Record<LeaveKind, MailList> = {
  'weekly-receipts': {
    question: 'Stop the weekly proofs?',
    about: 'You get the proofs of each week’s picks by email on Mondays.',
    stopped: 'The weekly proofs have stopped',
    isOn: ({ weeklyReceiptsSince }) => weeklyReceiptsSince !== null,
  },
  'pick-alerts': {
    question: 'Stop the emails about picks?',
    about: 'You get an email when picks of your plan open.',
    stopped: 'The emails about picks have stopped',
    isOn: (_member, { mail }) => mail !== 'OFF',
  },
  'results-recap': {
    question: 'Stop the emails with results?',
    about: 'You get the results of each day’s picks by email on the next morning.',
    stopped: 'The emails with results have stopped',
    isOn: (_member, { recap }) => recap,
  },
};

/** Stops one kind of mail and changes nothing else. Answers whether there is such an account. */
export async function leaveList(
  database: MikroORM,
  kind: LeaveKind,
  memberId: string,
  now: Date,
): Promise<boolean> {
  if (kind === 'weekly-receipts') return leaveWeeklyReceipts(database, memberId);
  const member = await findMember(database, memberId);
  if (!member) return false;
  await inTransaction({ database }, async (em) => {
    await lockSettingsOf.run(em, { id: memberId });
    const settings = await settingsOfMember(em, member, now);
    const off = kind === 'pick-alerts' ? ({ mail: 'OFF' } as const) : { recap: false };
    await keepSettings(em, member, { ...settings, ...off }, now);
  });
  return true;
}
