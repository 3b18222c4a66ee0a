import type { Services } from '#gateway/auth/context.ts';
import {
  type ChargeOutcome,
  type ChargeRequest,
  NOT_CHARGED,
  type ProcessorTransaction,
} from '#gateway/integrations/processor.ts';

/**
 * A charge that is not sent by then is not sent at all. With the longest that an answer may take this is well
 * before the reconciler takes an order that nobody heard of for not charged (see reconcile.ts).
 */
export const SENT_WITHIN_MILLISECONDS = 20_000;

/**
 * Charges a card for an order that was written down before. When the processor does not answer clearly it is
 * asked once what became of the order; it is never charged a second time. `unknown` is then the reconciler's.
 */
export async function chargeOnce(
  { processor, clock, log }: Services,
  request: ChargeRequest,
): Promise<ChargeOutcome> {
  if (clock.now().getTime() - request.preparedAt.getTime() > SENT_WITHIN_MILLISECONDS)
    return { kind: 'declined', code: NOT_CHARGED, text: 'The charge could not be sent in time' };
  const outcome = await processor.charge(request);
  if (outcome.kind !== 'unknown') return outcome;
  log.warn({ orderId: request.orderId }, 'the processor did not answer a charge');
  const found = await processor.findByOrder(request.orderId).catch(() => []);
  return outcomeOfOrder(found) ?? outcome;
}

/** What became of an order: paid if any of its transactions is, declined if all of them are; null if there is none. */
export function outcomeOfOrder(
  found: ProcessorTransaction[],
  type: ProcessorTransaction['type'] = 'sale',
): ChargeOutcome | null {
  const outcomes = found
    .filter((transaction) => transaction.type === type)
    .map((transaction) => transaction.outcome);
  return outcomes.find((outcome) => outcome.kind === 'succeeded') ?? outcomes[0] ?? null;
}
