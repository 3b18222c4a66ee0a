import type { EntityManager } from '@mikro-orm/postgresql';
import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { memberEmail } from '#gateway/billing/ledger/member-email.sql.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import type { EndReason } from '#gateway/mail/mail.ts';

/**
 * Ends a subscription for good; what it owes can no longer be collected. A pending refund stays open until its outcome
 * is settled. Under the subscription's lock.
 */
export async function endSubscription(
  em: EntityManager,
  subscription: SubscriptionRecord,
  reason: EndReason,
  now: Date,
): Promise<void> {
  const ended = { state: 'ended' as const, endedAt: now, endReason: reason, dueAt: null, updatedAt: now };
  await em.nativeUpdate(SubscriptionEntity, { id: subscription.id }, ended);
  const owed = { subscription: subscription.id, state: 'open' as const, type: 'charge' as const };
  await em.nativeUpdate(InvoiceEntity, owed, { state: 'uncollectible' });
  await recordEvent(em, subscription.id, 'ended', { reason }, now);
  const user = await memberEmail.first(em, { userId: subscription.userId });
  if (!user) return;
  const data = { tier: subscription.tier, endedAt: now.toISOString(), reason };
  await enqueue(
    em,
    { key: `plan-ended:${subscription.id}`, recipient: user.email, template: 'plan-ended', data },
    now,
  );
}
