import type { Rows } from '#gateway/database/rows.ts';
import { canBeRetried } from '#gateway/mail/of-one-day.ts';
import { MAX_TRIES } from '#gateway/mail/send-mails.ts';
import type { FoundProblem } from './acknowledge-problem.ts';
import { deadMailRows, failedWebhookRows } from './problems.sql.ts';

/** The processor's webhooks that failed and have not been processed since. The log says why. */
export async function failedWebhooks(rows: Rows, most: number): Promise<FoundProblem[]> {
  const failed = await failedWebhookRows.all(rows, { most });
  return failed.map(({ hash, kind, attempts, since }) => ({
    kind: 'WEBHOOK',
    subject: hash,
    text: `The notification "${kind}" from the processor could not be processed after ${times(attempts)}. The log says why.`,
    since,
    memberId: null,
    // It is tried again and again.
    fact: since.toISOString(),
    canRetry: true,
  }));
}

/** Mails that are no longer retried. */
export async function undeliverableMails(rows: Rows, most: number): Promise<FoundProblem[]> {
  const dead = await deadMailRows.all(rows, { tries: MAX_TRIES, most });
  return dead.map(({ key, template, recipient, since, memberId }) => ({
    kind: 'MAIL',
    subject: key,
    text: `The email "${template}" to ${recipient} could not be delivered after ${times(MAX_TRIES)}. The log says why.`,
    since,
    memberId,
    canRetry: canBeRetried(template),
  }));
}

function times(attempts: number): string {
  return attempts === 1 ? '1 try' : `${attempts} tries`;
}
