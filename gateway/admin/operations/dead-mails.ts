import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { refuseOfOneDay } from '#gateway/mail/of-one-day.ts';
import { MAX_TRIES } from '#gateway/mail/send-mails.ts';
import { suppressionsOf } from '#gateway/mail/suppressions.ts';
import * as statements from './dead-mails.sql.ts';

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
    await statements.retryMail.run(em, { now, id });
    audit(em, now, { ...authorOf(context), action: 'mail.retry', target: key, details: { template } });
  });
}

/** Gives a mail up for good. Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT for a mail that is still tried or was sent. */
export async function dropMail(context: Context, key: string, reason: string): Promise<void> {
  const problem = reasonProblem(reason);
  refuseFields({ ...(problem && { reason: problem }) });
  await inTransaction(context, async (em) => {
    const { id, template } = await deadMail(em, key);
    await statements.dropMail.run(em, { now: context.now, id });
    const details = { template, reason };
    audit(em, context.now, { ...authorOf(context), action: 'mail.drop', target: key, details });
  });
}

async function deadMail(em: EntityManager, key: string): Promise<statements.LockMailRow> {
  const mail = await statements.lockMail.first(em, { tries: MAX_TRIES, key });
  if (!mail) throw new AppError('NOT_FOUND', 'This mail is no longer kept.');
  if (!mail.isDead)
    throw new AppError('CONFLICT', 'This mail is not given up, or somebody has already decided about it.');
  return mail;
}
