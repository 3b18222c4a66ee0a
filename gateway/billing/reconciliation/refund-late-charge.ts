import type { Services } from '#gateway/auth/context.ts';
import type { UnowedCharge } from './unowed-charges.ts';

/**
 * Refunds all of a charge that is not owed: voids it if it has not settled. The processor refuses a second or
 * concurrent refund. If it does not answer, the next reconciliation continues, after looking the charge up. A disputed
 * charge is left to the admins. Throws PROCESSOR_UNAVAILABLE.
 */
export async function refundLateCharge(
  { processor, log }: Services,
  { transactionId, cents }: UnowedCharge,
): Promise<void> {
  if (await processor.isDisputed(transactionId)) return;
  log.warn({ transactionId, cents }, 'refunding a late charge that is not owed');
  if (await processor.voidCharge(transactionId)) return;
  const left = cents - (await processor.refundedCents(transactionId));
  const outcome = await processor.refund(transactionId, left, `late:${transactionId}`);
  if (outcome.kind === 'declined')
    log.error({ transactionId, ...outcome }, 'the refund of a late charge failed');
}
