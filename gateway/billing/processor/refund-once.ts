import type { Services } from '#gateway/auth/context.ts';
import { type ChargeOutcome, NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { outcomeOfOrder, SENT_WITHIN_MILLISECONDS } from './charge-once.ts';

interface RefundRequest {
  orderId: string;
  /** The charge to refund. */
  transactionId: string;
  cents: number;
  /** It is the whole charge, of which nothing has been refunded. */
  isWhole: boolean;
  /** When the intent was recorded. */
  preparedAt: Date;
}

/** `voided`: the charge was cancelled before it settled, so there is no refund transaction. */
export type RefundOutcome = ChargeOutcome | { kind: 'voided' };

/**
 * Sends a recorded refund. The processor refunds only settled charges; one that has not settled is voided when
 * all of it is refunded. As with charges, a refund that cannot be sent in time is not sent, and a timeout is looked up
 * once and never followed by a second refund. settle-open-refunds handles `unknown`.
 */
export async function refundOnce(
  services: Services,
  { orderId, transactionId, cents, isWhole, preparedAt }: RefundRequest,
): Promise<RefundOutcome> {
  const { processor, clock, log } = services;
  if (clock.now().getTime() - preparedAt.getTime() > SENT_WITHIN_MILLISECONDS)
    return { kind: 'declined', code: NOT_CHARGED, text: 'The refund could not be sent in time' };
  const voided = isWhole ? await voidOnce(services, transactionId) : null;
  if (voided) return voided;
  const outcome = await processor.refund(transactionId, cents, orderId);
  if (outcome.kind !== 'unknown') return outcome;
  log.warn({ orderId }, 'the processor did not answer a refund');
  const found = await processor.findByOrder(orderId).catch(() => []);
  return outcomeOfOrder(found, 'credit') ?? outcome;
}

/** Null for a charge that has settled. */
async function voidOnce({ processor, log }: Services, transactionId: string): Promise<RefundOutcome | null> {
  try {
    return (await processor.voidCharge(transactionId)) ? { kind: 'voided' } : null;
  } catch (failure) {
    log.warn({ transactionId, err: failure }, 'the processor did not answer a void');
    const isVoided = await processor.isVoided(transactionId).catch(() => false);
    return { kind: isVoided ? 'voided' : 'unknown' };
  }
}
