import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { ChargeRequest } from '#gateway/integrations/processor.ts';
import { PaymentAttemptEntity } from './payment-attempt.entity.ts';

/**
 * Records that an invoice is about to be charged to the member's card, before the processor is called. The order id is
 * deterministic: the subscription, the purpose and the attempt number. Throws NO_CARD.
 */
export async function prepareAttempt(
  em: EntityManager,
  invoice: { id: string; totalCents: number; userId: string; order: string },
  reason: ChargeRequest['reason'],
  now: Date,
): Promise<ChargeRequest> {
  const [found] = await em.execute<{ cardToken: string | null; tries: number }[]>(
    `select (select token from payment_methods where user_id = ? and removed_at is null) as "cardToken",
            (select count(*)::int from payment_attempts where order_id like ? || ':%') as tries`,
    [invoice.userId, invoice.order],
  );
  if (!found?.cardToken) throw new AppError('NO_CARD');
  const orderId = `${invoice.order}:${found.tries + 1}`;
  const { cardToken } = found;
  await em.insert(PaymentAttemptEntity, {
    orderId,
    invoice: invoice.id,
    state: 'prepared',
    amountCents: invoice.totalCents,
    cardToken,
    createdAt: now,
  });
  return { orderId, cardToken, cents: invoice.totalCents, reason, preparedAt: now };
}
