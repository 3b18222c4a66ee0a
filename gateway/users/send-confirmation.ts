import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { liftSuppression } from '#gateway/mail/suppressions.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { enforce } from '#gateway/rate-limits/count-attempts.ts';

/**
 * Mails the caller the link that proves their address, also to one that refused mail: its owner says that it works again.
 * Throws CHANNEL_OFF without a mail server, RATE_LIMITED.
 */
export async function sendConfirmation(context: Context): Promise<void> {
  const { id, email } = memberOf(context);
  const { database, mailer, trials, now } = context;
  if (!mailer) throw new AppError('CHANNEL_OFF');
  await enforce(database.em, { ...RATE_LIMITS.confirmAddress, key: id }, now);
  await liftSuppression(database.em, trials.keys.emailKey(email), 'ALL');
  const data = { confirmFor: id, asked: true };
  const key = `confirm-address:${id}:${now.getTime()}`.slice(-120);
  await enqueue(database.em, { key, recipient: email, template: 'confirm-address', data }, now);
}
