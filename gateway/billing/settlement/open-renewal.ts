import type { EntityManager } from '@mikro-orm/postgresql';
import { prepareAttempt } from '#gateway/billing/ledger/prepare-attempt.ts';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import type { ChargeRequest } from '#gateway/integrations/processor.ts';

export interface OpenRenewal {
  id: string;
  totalCents: number;
  periodNo: number;
  periodEndsAt: Date;
}

/** The unpaid invoice of a renewal, or null. */
export async function openRenewal(em: EntityManager, subscriptionId: string): Promise<OpenRenewal | null> {
  const [row] = await em.execute<OpenRenewal[]>(
    `select id, total_cents as "totalCents", period_no as "periodNo", period_ends_at as "periodEndsAt"
       from invoices
      where subscription_id = ? and state = 'open' and kind in ('renewal', 'conversion')`,
    [subscriptionId],
  );
  return row ?? null;
}

/** Records the next attempt at a renewal, under its own order id. Throws NO_CARD. */
export function attemptRenewal(
  em: EntityManager,
  subscription: SubscriptionRecord,
  { id, totalCents, periodNo }: Omit<OpenRenewal, 'periodEndsAt'>,
  now: Date,
): Promise<ChargeRequest> {
  const order = `renew:${subscription.id}:${periodNo}`;
  return prepareAttempt(em, { id, totalCents, userId: subscription.userId, order }, 'recurring', now);
}
