import type { Services } from '#gateway/context.ts';
import type { ChargeOutcome, ChargeRequest, ProcessorTransaction } from './processor.ts';

/**
 * Charges a card for an order that was written down before. When the processor does not answer clearly it is
 * asked once what became of the order; it is never charged a second time. `unknown` is then the reconciler's.
 */
export async function chargeOnce(
  { processor, log }: Services,
  request: ChargeRequest,
): Promise<ChargeOutcome> {
  const outcome = await processor.charge(request);
  if (outcome.kind !== 'unknown') return outcome;
  log.warn({ orderId: request.orderId }, 'the processor did not answer a charge');
  const found = await processor.findByOrder(request.orderId).catch(() => []);
  return outcomeOfOrder(found) ?? outcome;
}

/** What became of an order: paid if any of its transactions is, declined if all of them are; null if there is none. */
export function outcomeOfOrder(found: ProcessorTransaction[]): ChargeOutcome | null {
  const outcomes = found
    .filter((transaction) => transaction.type === 'sale')
    .map((transaction) => transaction.outcome);
  return outcomes.find((outcome) => outcome.kind === 'succeeded') ?? outcomes[0] ?? null;
}
