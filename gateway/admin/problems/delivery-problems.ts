import type { Rows } from '#gateway/database/rows.ts';
import { canBeRetried } from '#gateway/mail/of-one-day.ts';
import { MAX_TRIES } from '#gateway/mail/send-mails.ts';
import type { FoundProblem } from './acknowledge-problem.ts';

interface FailedWebhook {
  hash: string;
  kind: string;
  attempts: number;
  since: Date;
}

/** The processor's webhooks that failed and have not been processed since. The log says why. */
export async function failedWebhooks(rows: Rows, most: number): Promise<FoundProblem[]> {
  const failed = await rows.execute<FailedWebhook[]>(
    `select hash, kind, attempts, received_at as since from webhook_inbox
      where processed_at is null and failure is not null order by received_at desc, hash limit ${most}`,
  );
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

interface DeadMail {
  key: string;
  template: string;
  recipient: string;
  since: Date;
  memberId: string | null;
}

/** Mails that are no longer retried. */
export async function undeliverableMails(rows: Rows, most: number): Promise<FoundProblem[]> {
  const dead = await rows.execute<DeadMail[]>(
    `select o.key, o.template, o.recipient, o.created_at as since, u.id as "memberId"
       from outbox o left join users u on lower(u.email) = lower(o.recipient)
      where o.sent_at is null and o.dropped_at is null and o.attempts >= ? order by o.created_at desc, o.key limit ${most}`,
    [MAX_TRIES],
  );
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
