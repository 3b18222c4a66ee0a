import type { Rows } from '#gateway/database/rows.ts';
import type { MailData, Template } from '#gateway/mail/mail.ts';
import { render } from '#gateway/mail/render.ts';
import { MAX_TRIES } from '#gateway/mail/send-mails.ts';
import type { MemberMailType } from '#schema/types/desk/member-act.type.ts';
import { type MailsToRow, mailsTo } from './member-mails.sql.ts';

/** What a mail is made of is as its template takes it. */
export type MailRow = MailsToRow & { data: MailData[Template] };

/** How many are listed. Mails are kept for 30 days. */
const MAILS_SHOWN = 20;

/** The last mails to an address, newest first. Those to the staff about somebody else are not among them. */
export async function memberMails(rows: Rows, email: string): Promise<MemberMailType[]> {
  const mails = (await mailsTo.all(rows, { email, most: MAILS_SHOWN })) as MailRow[];
  return mails.map(({ id, createdAt, sentAt, attempts, ...mail }) => ({
    ...{ id, createdAt, sentAt, subject: mailTitle(mail) },
    failed: sentAt === null && attempts >= MAX_TRIES,
  }));
}

/** The subject of a mail; the name of its template where it can only be written when it is sent. */
export function mailTitle({ template, data }: Pick<MailRow, 'template' | 'data'>): string {
  try {
    return render(template, data, 'https://mail.invalid').subject;
  } catch {
    return template;
  }
}
