import type { Services } from '#gateway/auth/context.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { outcomeOfOrder } from '#gateway/billing/processor/charge-once.ts';
import { settle } from '#gateway/billing/settlement/settle.ts';
import { undoPurchase } from '#gateway/billing/settlement/undo-purchase.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';

/** How long the processor may take to know of an order; until then its silence means nothing. */
export const SETTLED_AFTER_MILLISECONDS = 45_000;
/** A request that still runs is left alone this long. */
export const LEFT_ALONE_MILLISECONDS = 15_000;

interface OpenAttempt {
  orderId: string;
  createdAt: Date;
}

/**
 * Settles what a crash or a silent processor left open, within a minute: every open attempt is looked up by its
 * order id and booked as what it became. An order that nobody heard of after 45 seconds was not charged.
 */
export async function settleOpenAttempts(services: Services): Promise<void> {
  const now = services.clock.now();
  const open = await services.database.em.execute<OpenAttempt[]>(
    `select order_id as "orderId", created_at as "createdAt" from payment_attempts
      where state in ('prepared', 'unknown') and created_at <= ? order by created_at limit 100`,
    [new Date(now.getTime() - LEFT_ALONE_MILLISECONDS)],
  );
  await eachIndependently(services, open, (attempt) => settleOpenAttempt(services, attempt, now));
}

async function settleOpenAttempt(
  services: Services,
  { orderId, createdAt }: OpenAttempt,
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
    text: 'The charge never took place',
  });
}

/**
 * Undoes purchases that died before there was anything to charge (trials, and prices that a coupon took to zero),
 * and those whose undoing was interrupted.
 */
export async function undoAbandonedPurchases(services: Services): Promise<void> {
  const now = services.clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const abandoned = await services.database.em.execute<{ details: PurchaseFacts }[]>(
    `select details from purchases
      where state = 'prepared' and order_id is null and created_at <= ?
         or state = 'undoing' and created_at <= ?
      order by created_at limit 100`,
    [before(SETTLED_AFTER_MILLISECONDS), before(LEFT_ALONE_MILLISECONDS)],
  );
  const failure = {
    code: 'PROCESSOR_UNAVAILABLE',
    text: 'The purchase was interrupted before anything was charged',
  };
  await eachIndependently(services, abandoned, ({ details }) =>
    undoPurchase(services, details, failure, now),
  );
}

/** One that fails is logged and comes again with the next run; it does not hold up the others. */
export async function eachIndependently<T>(
  { log }: Services,
  all: T[],
  act: (one: T) => Promise<unknown>,
): Promise<void> {
  for (const one of all)
    await act(one).catch((failure: unknown) => log.error({ err: failure }, 'this could not be settled yet'));
}
