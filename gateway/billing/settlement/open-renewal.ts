import type { EntityManager } from '@mikro-orm/postgresql';
import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { prepareAttempt } from '#gateway/billing/ledger/prepare-attempt.ts';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import type { ChargeRequest } from '#gateway/integrations/processor.ts';

const OPEN = ['id', 'totalCents', 'periodNo', 'periodEndsAt'] as const;

type OpenRenewal = FieldsOf<typeof InvoiceEntity, typeof OPEN>;

/** The unpaid invoice of a renewal, or null. */
export async function openRenewal(em: EntityManager, subscriptionId: string): Promise<OpenRenewal | null> {
  const [row] = await em.execute<OpenRenewal[]>(
    `select ${columnsOf(InvoiceEntity, { only: OPEN })} from invoices
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
