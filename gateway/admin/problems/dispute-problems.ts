import type { Rows } from '#gateway/database/rows.ts';
import { disputeReason, isUrgentDispute } from '#schema/rules/money/disputes.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { easternDay, longDay } from '#schema/rules/time/eastern-time.ts';
import type { FoundProblem } from './acknowledge-problem.ts';
import { type OpenDisputesRow, openDisputes } from './dispute-problems.sql.ts';

/** Disputes that nobody has answered or accepted, from their first day; the last days before the deadline are a kind of their own. */
export async function disputeProblems(rows: Rows, now: Date, most: number): Promise<FoundProblem[]> {
  const today = easternDay(now);
  const open = await openDisputes.all(rows, { most });
  return open.map((dispute) => ({
    kind: isUrgentDispute(dispute.replyBy, today) ? 'DISPUTE_DUE' : 'DISPUTE',
    subject: dispute.disputeId,
    text: `${what(dispute)} ${byWhen(dispute, today)}`,
    since: dispute.since,
    memberId: dispute.memberId,
    // The sentence changes when the last day has passed, which is no new fact to somebody who takes care of it.
    fact: `${dispute.kind} ${dispute.replyBy}`,
  }));
}

function what({ kind, cents, email, reason }: OpenDisputesRow): string {
  const did = kind === 'INQUIRY' ? 'asks about' : 'took back';
  const moved = kind === 'INQUIRY' ? ' No money has moved.' : '';
  return `The bank of ${email} ${did} ${dollars(cents)}: ${disputeReason(reason)}.${moved}`;
}

function byWhen({ kind, replyBy }: OpenDisputesRow, today: string): string {
  if (!replyBy) return 'The processor names no last day, so answer it or accept it now.';
  if (replyBy < today) return `The last day for an answer was ${longDay(replyBy)}.`;
  const otherwise = kind === 'INQUIRY' ? 'may become a dispute' : 'is lost';
  return `Answer it or accept it by ${longDay(replyBy)}: without an answer it ${otherwise}.`;
}
