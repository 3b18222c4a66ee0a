import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { refuseOfOneDay } from '#gateway/mail/of-one-day.ts';
import { MAX_TRIES } from '#gateway/mail/send-mails.ts';
import { suppressionsOf } from '#gateway/mail/suppressions.ts';

interface DeadMail {
  id: string;
  recipient: string;
  template: string;
}

/**
 * Sends a mail again that was given up, with all its tries. Throws NOT_FOUND; CONFLICT for a mail that is not given up or counts on
 * one day only, and where the address refuses mail.
 */
export async function retryMail(context: Context, key: string): Promise<void> {
  const { now, trials } = context;
  await inTransaction(context, async (em) => {
    const { id, recipient, template } = await deadMail(em, key);
    refuseOfOneDay(template);
    const stops = await suppressionsOf(em, [trials.keys.emailKey(recipient)]);
    const stop = stops.find(({ scope }) => scope === 'ALL');
    if (stop) throw new AppError('CONFLICT', `This address refuses mail: ${stop.detail ?? stop.reason}`);
    await em.execute(
      'update outbox set attempts = 0, next_attempt_at = ?, failure = null where id = ?',
      [now, id],
      'run',
    );
    audit(em, now, { ...authorOf(context), action: 'mail.retry', target: key, details: { template } });
  });
}

/** Gives a mail up for good. Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT for a mail that is still tried or was sent. */
export async function dropMail(context: Context, key: string, reason: string): Promise<void> {
  const problem = reasonProblem(reason);
  refuseFields({ ...(problem && { reason: problem }) });
  await inTransaction(context, async (em) => {
    const { id, template } = await deadMail(em, key);
    await em.execute('update outbox set dropped_at = ? where id = ?', [context.now, id], 'run');
    const details = { template, reason };
    audit(em, context.now, { ...authorOf(context), action: 'mail.drop', target: key, details });
  });
}

/** Locked, so that of two admins the second learns of the first. */
async function deadMail(em: EntityManager, key: string): Promise<DeadMail> {
  const [mail] = await em.execute<(DeadMail & { isDead: boolean })[]>(
    `select id::text, recipient, template, sent_at is null and dropped_at is null and attempts >= ? as "isDead"
       from outbox where key = ? for update`,
    [MAX_TRIES, key],
  );
  if (!mail) throw new AppError('NOT_FOUND', 'This mail is no longer kept.');
  if (!mail.isDead)
    throw new AppError('CONFLICT', 'This mail is not given up, or somebody has already decided about it.');
  return mail;
}
