import type { Services } from '#gateway/auth/context.ts';
import { type ChargeOutcome, NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { outcomeOfOrder, SENT_WITHIN_MILLISECONDS } from './charge-once.ts';

export interface RefundRequest {
  orderId: string;
  /** The charge to refund. */
  transactionId: string;
  cents: number;
  /** When the intent was recorded. */
  preparedAt: Date;
}

/**
 * Refunds for a recorded credit. As with charges, a refund that cannot be sent in time is not sent, and a timeout is
 * looked up once and never followed by a second refund. settle-open-credits handles `unknown`.
 */
export async function refundOnce(
  { processor, clock, log }: Services,
  { orderId, transactionId, cents, preparedAt }: RefundRequest,
): Promise<ChargeOutcome> {
  if (clock.now().getTime() - preparedAt.getTime() > SENT_WITHIN_MILLISECONDS)
    return { kind: 'declined', code: NOT_CHARGED, text: 'The refund could not be sent in time' };
  const outcome = await processor.refund(transactionId, cents, orderId);
  if (outcome.kind !== 'unknown') return outcome;
  log.warn({ orderId }, 'the processor did not answer a refund');
  const found = await processor.findByOrder(orderId).catch(() => []);
  return outcomeOfOrder(found, 'credit') ?? outcome;
}
