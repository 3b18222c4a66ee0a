import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import {
  type ChargeOutcome,
  type ChargeRequest,
  type Decline,
  NOT_CHARGED,
  type ProcessorTransaction,
} from '#gateway/integrations/processor.ts';

/**
 * A charge that was not sent by then is never sent. Together with the request timeout, this is well before the
 * reconciler treats an order that the processor does not know as not charged (see reconcile.ts).
 */
export const SENT_WITHIN_MILLISECONDS = 20_000;

/**
 * Charges a card for a recorded order. If the processor's answer is unclear, looks the order up once; it is never
 * charged a second time. The reconciler handles `unknown`.
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

/** The outcome of an order: paid if any of its transactions is, declined if all of them are; null if there is none. */
export function outcomeOfOrder(
  found: ProcessorTransaction[],
  type: ProcessorTransaction['type'] = 'sale',
): ChargeOutcome | null {
  const outcomes = found
    .filter((transaction) => transaction.type === type)
    .map((transaction) => transaction.outcome);
  return outcomes.find((outcome) => outcome.kind === 'succeeded') ?? outcomes[0] ?? null;
}

/**
 * 'Your card was declined.' for a decline. Unusable card data, and a charge that never reached the processor, have
 * sentences of their own.
 */
export function declined({ code, text }: Decline): AppError {
  return new AppError(codeOf(code), undefined, { processorCode: code, reason: text });
}

function codeOf(code: string) {
  if (code === NOT_CHARGED) return 'PROCESSOR_UNAVAILABLE';
  return code === 'card' ? 'CARD_REFUSED' : 'CARD_DECLINED';
}
