import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import type { DisputeAnswer } from '#gateway/integrations/processor.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { settleDispute } from './dispute.ts';
import { endReply, noteReplyFailure, type SendingReplyRow, sendingReply } from './dispute-reply.sql.ts';

const SILENT = 'The processor did not answer.';
/** The longest wait between two tries: short against a deadline of days. */
const LONGEST_WAIT = HOUR;
/**
 * Who sends a reply is left alone this long, and should they die, the job goes on after it. It is longer than the six calls of a try take,
 * each of which ends after BRAINTREE_TIMEOUT_MS: two who send at once would each find no evidence, and add it twice.
 */
export const LEFT_ALONE_MILLISECONDS = 2 * MINUTE;

/**
 * Sends a reply that is written down, and brings our record of the dispute to what the processor then says. Each step looks first
 * whether it was done, so after a crash or a timeout it goes on where it was. A processor that is silent leaves the reply for the job.
 */
export async function sendDisputeReply(services: Services, disputeId: string): Promise<void> {
  const reply = await sendingReply.first(services.database.em, { disputeId });
  if (!reply) return;
  const outcome = await sent(services, disputeId, reply).catch(silent);
  if (outcome === null) return tryLater(services, disputeId, reply.tries);
  const refusal = outcome.kind === 'refused' ? outcome.text.slice(0, 300) : null;
  await endReply.run(services.database.em, {
    disputeId,
    state: refusal === null ? 'SENT' : 'REFUSED',
    failure: refusal,
    sentAt: refusal === null ? services.clock.now() : null,
  });
}

async function sent(services: Services, id: string, reply: SendingReplyRow): Promise<DisputeAnswer> {
  const outcome = await call(services, id, reply);
  const isOurs = outcome.kind === 'done' || (await wasDone(services, id, reply));
  await settleDispute(services, id);
  return isOurs ? { kind: 'done' } : outcome;
}

async function call({ processor }: Services, id: string, { kind, text }: SendingReplyRow) {
  if (kind === 'ACCEPT') return processor.acceptDispute(id);
  const added = await processor.addEvidence(id, text ?? '');
  return added.kind === 'done' ? processor.finalizeDispute(id) : added;
}

/** Whether an earlier try had been done: a dispute that is not open any more refuses what we did as it refuses what others do. */
async function wasDone(
  { processor }: Services,
  id: string,
  { kind, text }: SendingReplyRow,
): Promise<boolean> {
  const dispute = await processor.findDispute(id);
  if (!dispute || dispute.state === 'OPEN') return false;
  return kind === 'ACCEPT' ? dispute.state === 'ACCEPTED' : processor.hasEvidence(id, text ?? '');
}

function silent(failure: unknown): null {
  if (failure instanceof AppError && failure.code === 'PROCESSOR_UNAVAILABLE') return null;
  throw failure;
}

async function tryLater({ database, clock, log }: Services, disputeId: string, tries: number): Promise<void> {
  log.warn({ disputeId }, 'the processor did not answer about a dispute');
  const wait = Math.min(LONGEST_WAIT, MINUTE * 2 ** tries);
  const nextTryAt = new Date(clock.now().getTime() + wait);
  await noteReplyFailure.run(database.em, { disputeId, nextTryAt, failure: SILENT });
}
