import { AppError } from '#gateway/app-error.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import type { MailEntry } from '#gateway/mail/mail.ts';
import { refuseOfOneDay } from '#gateway/mail/of-one-day.ts';
import { MAX_TRIES } from '#gateway/mail/send-mails.ts';
import { suppressionsOf } from '#gateway/mail/suppressions.ts';
import type { PlanAct } from './member-act.ts';
import { mailTo } from './member-mails.sql.ts';
import { type MailRow, mailTitle } from './member-mails.ts';

/**
 * Sends a mail again, to the address that the account has now; links that open an account are replaced. Throws NOT_FOUND, CONFLICT
 * while it still waits, for one that counts on one day only, or where the address refuses mail.
 */
export const resendMail: PlanAct<{ mailId: string }> = async (context, em, member, { mailId }) => {
  const { now, trials } = context;
  const id = /^\d{1,18}$/.test(mailId) ? mailId : '0';
  const mail = (await mailTo.first(em, { id, email: member.email })) as MailRow | null;
  if (!mail) throw new AppError('NOT_FOUND', 'This mail is no longer kept.');
  if (!mail.sentAt && mail.attempts < MAX_TRIES)
    throw new AppError('CONFLICT', 'This mail still waits to be sent.');
  refuseOfOneDay(mail.template);
  const stops = await suppressionsOf(em, [trials.keys.emailKey(member.email)]);
  const stop = stops.find(({ scope }) => scope === 'ALL');
  if (stop) throw new AppError('CONFLICT', `This address refuses mail: ${stop.detail ?? stop.reason}`);
  return {
    changes: [{ label: 'Mail', field: 'mail', before: null, after: mailTitle(mail) }],
    mailTo: [member.email],
    apply: async () => {
      const { template, data } = mail;
      const key = `resent:${id}:${now.getTime()}`;
      await enqueue(em, { key, recipient: member.email, template, data } as MailEntry, now);
    },
  };
};
