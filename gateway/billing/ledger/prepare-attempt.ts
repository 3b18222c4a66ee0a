import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { ChargeRequest } from '#gateway/integrations/processor.ts';
import { PaymentAttemptEntity } from './payment-attempt.entity.ts';
import { chargedCard } from './prepare-attempt.sql.ts';

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
  const { order, userId } = invoice;
  const found = await chargedCard.first(em, { order, userId });
  if (!found) throw new AppError('NO_CARD');
  const { tries, token, cardType, last4 } = found;
  const orderId = `${order}:${tries + 1}`;
  await em.insert(PaymentAttemptEntity, {
    orderId,
    invoice: invoice.id,
    state: 'prepared',
    amountCents: invoice.totalCents,
    ...{ cardToken: token, cardType, cardLast4: last4 },
    createdAt: now,
  });
  return { orderId, cardToken: token, cents: invoice.totalCents, reason, preparedAt: now };
}
