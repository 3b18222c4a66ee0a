import type { Preview } from '#frontend/admin/members/acts/ActPreview.tsx';
import type { DisputeDetailsFragment, DisputeReplyKind } from '#frontend/generated/graphql.ts';
import { disputeReason, isUrgentDispute } from '#schema/rules/money/disputes.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';

export type Dispute = DisputeDetailsFragment;
export type ReplyKind = DisputeReplyKind;

/** What the page says first: until when there is something to do, or what became of it. */
export interface Standing {
  tone: 'info' | 'success' | 'error';
  text: string;
}

export function standingOf(dispute: Dispute, today: string): Standing {
  const { kind, state, replyBy, reply, closedAt, returnedCents, cents } = dispute;
  if (state === 'OPEN') return replyStanding(dispute) ?? deadline(replyBy, today, reply?.state === 'REFUSED');
  const when = closedAt ? ` on ${shownPlainMoment(new Date(closedAt))}` : '';
  if (kind === 'INQUIRY' && state !== 'ANSWERED')
    return { tone: 'info', text: `The bank’s question is closed${when}. It took no money.` };
  if (state === 'WON') return { tone: 'success', text: `Won${when}: ${dollars(returnedCents)} came back.` };
  if (state === 'ANSWERED')
    return { tone: 'info', text: 'Answered. The bank decides, which takes weeks or months.' };
  const how = { ACCEPTED: 'Accepted', LOST: 'Lost', EXPIRED: 'Not answered in time' }[state];
  return { tone: 'info', text: `${how}${when}: ${dollars(cents)} stay with the bank.` };
}

/** A reply that is on its way; null when there is none. */
function replyStanding({ reply }: Dispute): Standing | null {
  if (reply?.state === 'WAITING')
    return { tone: 'info', text: `${replyName(reply.kind)} waits for the approval of a second person.` };
  if (reply?.state !== 'SENDING') return null;
  const why = reply.failure ? ` ${reply.failure} It is tried again by itself.` : '';
  return { tone: 'info', text: `${replyName(reply.kind)} is being sent.${why}` };
}

export const replyName = (kind: ReplyKind) => (kind === 'ANSWER' ? 'The answer' : 'The acceptance');

function deadline(replyBy: string | null, today: string, wasRefused: boolean): Standing {
  const tone = isUrgentDispute(replyBy, today) || wasRefused ? 'error' : 'info';
  if (!replyBy) return { tone, text: 'The processor names no last day, so reply now.' };
  if (replyBy < today) return { tone, text: `The last day for an answer was ${longDay(replyBy)}.` };
  return { tone, text: `Answer by ${longDay(replyBy)}: ${daysLeft(replyBy, today)}.` };
}

function daysLeft(replyBy: string, today: string): string {
  const days = Math.round((Date.parse(replyBy) - Date.parse(today)) / 86_400_000);
  if (days === 0) return 'today is the last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** What happened, as a sentence. */
export function whatHappened({ kind, email, cents, reason }: Dispute): string {
  const did = kind === 'INQUIRY' ? 'asks about' : 'took back';
  const again = kind === 'PRE_ARBITRATION' ? ' once more, after a dispute that was won' : '';
  return `The bank of ${email} ${did} ${dollars(cents)}${again}: ${disputeReason(reason)}.`;
}

/** What a reply would do, before it is sent. */
export function replyPreview(kind: ReplyKind, { cents, kind: what, ...dispute }: Dispute): Preview {
  const isInquiry = what === 'INQUIRY';
  const taken = isInquiry ? `${dollars(cents)} with us` : `${dollars(cents)} with the bank`;
  const stays = kind === 'ANSWER' ? `${taken} until it decides` : `${dollars(cents)} with the bank for good`;
  const plan = isInquiry ? 'Runs on' : 'Has ended. A won dispute restores nothing; you can give days';
  return {
    changes: [
      { label: 'Money', before: taken, after: stays },
      { label: 'Dispute', before: 'To answer', after: kind === 'ANSWER' ? 'Answered' : 'Accepted' },
      { label: 'Plan', before: null, after: plan },
      { label: 'To undo', before: null, after: 'Impossible. Nothing can be added or taken back' },
      ...(dispute.needsApproval
        ? [{ label: 'Second person', before: null, after: 'Has to approve it before it is sent' }]
        : []),
    ],
    mailTo: dispute.needsApproval ? ['Those who can approve it'] : ['Nobody'],
  };
}

/** What the page says once a reply was asked for. */
export function doneText(dispute: Dispute | undefined): string {
  const reply = dispute?.reply;
  if (!reply) return 'Done.';
  if (reply.state === 'SENT')
    return reply.kind === 'ANSWER' ? 'The evidence is with the bank.' : 'The dispute is accepted.';
  if (reply.state === 'REFUSED') return `The processor refused it: ${reply.failure ?? ''}`;
  return `${replyName(reply.kind)} is written down and is sent by itself as soon as the processor answers.`;
}
