import type { EntityManager } from '@mikro-orm/postgresql';
import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import type { EndReason } from '#gateway/mail/mail.ts';

/**
 * Ends a subscription for good; what it owes can no longer be collected. A pending credit stays open until its refund
 * is settled. Under the subscription's lock.
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
