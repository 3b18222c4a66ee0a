import type { Services } from '#gateway/auth/context.ts';
import type { UnowedCharge } from './unowed-charges.ts';

/**
 * Gives back all of a charge that is not owed: voided before it settles, so that it never leaves the card, else
 * refunded. Whoever does it a second time, or at once with another, is refused by the processor. What it does not
 * answer is done with the next sweep, which looks first. One that a bank takes back as well is left to people.
 * Throws PROCESSOR_UNAVAILABLE.
 */
export async function refundLateCharge(
  { processor, log }: Services,
  { transactionId, cents }: UnowedCharge,
): Promise<void> {
  if (await processor.isDisputed(transactionId)) return;
  log.warn({ transactionId, cents }, 'a charge that came late and is not owed is given back');
  if (await processor.voidCharge(transactionId)) return;
  const left = cents - (await processor.givenBackCents(transactionId));
  const outcome = await processor.refund(transactionId, left, `late:${transactionId}`);
  if (outcome.kind === 'declined') log.error({ transactionId, ...outcome }, 'it could not be given back');
}
