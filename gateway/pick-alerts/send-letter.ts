import { createHash } from 'node:crypto';
import type { Services } from '#gateway/auth/context.ts';
import { leaveLink } from '#gateway/mail/leave-link.ts';
import { renderLetter } from '#gateway/mail/render.ts';
import type { ClaimedAlert, Outcome } from './channel.ts';
import type { ReadyMail } from './ready-mail.ts';

/** A refusal of the mail server that trying again does not change. */
const PERMANENT = /^5\d\d$/;

/** Sends a mail about picks. The server's refusal for good is final; anything else is tried again. */
export async function sendLetter(
  { bulkMailer, publicUrl, signingKey }: Services,
  alerts: readonly ClaimedAlert[],
  { member, letter, kind, why, record, told, missed, until }: ReadyMail,
): Promise<Outcome> {
  const leaveUrl = leaveLink(kind, member.id, publicUrl, signingKey);
  const rendered = renderLetter(letter, publicUrl, { record, leaveUrl, why });
  const messageId = messageIdOf(alerts, new URL(publicUrl).hostname);
  try {
    await bulkMailer?.send({ to: member.email, messageId, leaveUrl, ...rendered });
    return { state: 'SENT', told, reason: missed ?? null };
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    const code = failure instanceof Error && 'responseCode' in failure ? String(failure.responseCode) : '';
    return PERMANENT.test(code) ? { state: 'FAILED', reason } : { state: 'RETRY', reason, until };
  }
}

/** The same for each attempt at the same alerts, so that a server that already took the mail can know it again. */
function messageIdOf(alerts: readonly ClaimedAlert[], host: string): string {
  const of = alerts.map(({ batch, userId }) => `${batch.id}\n${userId}`).join('\n');
  return `<alert-${createHash('sha256').update(of).digest('hex').slice(0, 32)}@${host}>`;
}
