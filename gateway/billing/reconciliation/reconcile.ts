import type { Services } from '#gateway/auth/context.ts';
import { outcomeOfOrder } from '#gateway/billing/processor/charge-once.ts';
import { settle } from '#gateway/billing/settlement/settle.ts';
import { undoPurchase } from '#gateway/billing/settlement/undo-purchase.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { abandonedPurchases, type OpenAttemptsRow, openAttempts } from './reconcile.sql.ts';

/** How long the processor may take to know an order. Until then a failed lookup means nothing. */
export const SETTLED_AFTER_MILLISECONDS = 45_000;
/** How long a running request is left alone. */
export const LEFT_ALONE_MILLISECONDS = 15_000;

/**
 * Settles what a crash or a timeout left open, within a minute: looks up every open attempt by its order id and records
 * the outcome. An order that the processor does not know after 45 seconds is treated as not charged.
 */
export async function settleOpenAttempts(services: Services): Promise<void> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - LEFT_ALONE_MILLISECONDS);
  const open = await openAttempts.all(services.database.em, { before });
  await eachIndependently(services, open, (attempt) => settleOpenAttempt(services, attempt, now));
}

async function settleOpenAttempt(
  services: Services,
  { orderId, createdAt }: OpenAttemptsRow,
  now: Date,
): Promise<void> {
  const outcome = outcomeOfOrder(await services.processor.findByOrder(orderId));
  if (outcome && outcome.kind !== 'unknown') {
    await settle(services, orderId, outcome);
    return;
  }
  if (now.getTime() - createdAt.getTime() < SETTLED_AFTER_MILLISECONDS) return;
  await settle(services, orderId, {
    kind: 'declined',
    code: NOT_CHARGED,
    text: 'The charge was never made',
  });
}

/**
 * Undoes purchases that died before there was anything to charge (trials, and prices reduced to zero by a coupon), and
 * those whose undoing was interrupted.
 */
export async function undoAbandonedPurchases(services: Services): Promise<void> {
  const now = services.clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const abandoned = await abandonedPurchases.all(services.database.em, {
    preparedBefore: before(SETTLED_AFTER_MILLISECONDS),
    undoingBefore: before(LEFT_ALONE_MILLISECONDS),
  });
  const failure = {
    code: 'PROCESSOR_UNAVAILABLE',
    text: 'The purchase was interrupted before anything was charged',
  };
  await eachIndependently(services, abandoned, ({ details }) =>
    undoPurchase(services, details, failure, now),
  );
}

/** A failure is logged and retried with the next run; it does not delay the others. */
export async function eachIndependently<T>(
  { log }: Services,
  all: T[],
  act: (one: T) => Promise<unknown>,
): Promise<void> {
  for (const one of all)
    await act(one).catch((failure: unknown) =>
      log.error({ err: failure }, 'settling failed and will be retried'),
    );
}
