import type { EntityManager } from '@mikro-orm/postgresql';
import { InvoiceEntity } from '#gateway/invoices/invoice.entity.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import type { EndReason } from '#gateway/mail/mail.ts';
import { recordEvent } from './events.ts';
import { SubscriptionEntity } from './subscription.entity.ts';
import type { SubscriptionRecord } from './subscription-rows.ts';

/**
 * Ends a subscription for good; what it still owed can no longer be collected. A credit that is on its way stays
 * open: it ends when its refund does. Under its lock.
 */
export async function endSubscription(
  em: EntityManager,
  held: SubscriptionRecord,
  reason: EndReason,
  now: Date,
): Promise<void> {
  const ended = { state: 'ended' as const, endedAt: now, endReason: reason, dueAt: null, updatedAt: now };
  await em.nativeUpdate(SubscriptionEntity, { id: held.id }, ended);
  const owed = { subscription: held.id, state: 'open' as const, type: 'charge' as const };
  await em.nativeUpdate(InvoiceEntity, owed, { state: 'uncollectible' });
  await recordEvent(em, held.id, 'ended', { reason }, now);
  const [user] = await em.execute<{ email: string }[]>('select email from users where id = ?', [held.userId]);
  if (!user) return;
  const data = { tier: held.tier, endedAt: now.toISOString(), reason };
  await enqueue(
    em,
    { key: `plan-ended:${held.id}`, recipient: user.email, template: 'plan-ended', data },
    now,
  );
}
