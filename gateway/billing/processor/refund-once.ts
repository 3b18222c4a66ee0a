import type { Services } from '#gateway/auth/context.ts';
import { type ChargeOutcome, NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { outcomeOfOrder, SENT_WITHIN_MILLISECONDS } from './charge-once.ts';

export interface RefundRequest {
  orderId: string;
  /** The charge that is given back. */
  transactionId: string;
  cents: number;
  /** When the intent was written down. */
  preparedAt: Date;
}

/**
 * Gives money back for a credit that was written down before. As with a charge: what cannot be sent in time is not
 * sent, silence is looked up once and never answered by a second refund; `unknown` is then settle-credits'.
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
