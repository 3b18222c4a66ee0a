import type { MailData, Template } from '#gateway/mail/mail.ts';
import type { TestGateway } from './gateway.ts';

/** What the mails of a template to this user say, oldest first. */
export async function mailsTo<T extends Template>(
  { services }: TestGateway,
  { email }: { email: string },
  template: T,
): Promise<MailData[T][]> {
  const rows = await services.database.em.execute<{ data: MailData[T] }[]>(
    'select data from outbox where recipient = ? and template = ? order by created_at, id',
    [email, template],
  );
  return rows.map(({ data }) => data);
}
