import type { EntityManager } from '@mikro-orm/postgresql';
import { prepareAttempt } from '#gateway/billing/ledger/prepare-attempt.ts';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import type { ChargeRequest } from '#gateway/integrations/processor.ts';
import * as statements from './open-renewal.sql.ts';

/** The unpaid invoice of a renewal, or null. */
export function openRenewal(
  em: EntityManager,
  subscriptionId: string,
): Promise<statements.OpenRenewalRow | null> {
  return statements.openRenewal.first(em, { subscriptionId });
}

/** Records the next attempt at a renewal, under its own order id. Throws NO_CARD. */
export function attemptRenewal(
  em: EntityManager,
  subscription: SubscriptionRecord,
  { id, totalCents, periodNo }: Omit<statements.OpenRenewalRow, 'periodStartsAt' | 'periodEndsAt'>,
  now: Date,
): Promise<ChargeRequest> {
  const order = `renew:${subscription.id}:${periodNo}`;
  return prepareAttempt(em, { id, totalCents, userId: subscription.userId, order }, 'recurring', now);
}
