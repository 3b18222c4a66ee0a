import type { EntityManager } from '@mikro-orm/postgresql';
import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { memberEmail } from '#gateway/billing/ledger/member-email.sql.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { type Decline, NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import {
  graceEndsAt,
  isHardDecline,
  NO_RESPONSE_MILLISECONDS,
  nextRetryAt,
} from '#schema/rules/money/grace-and-retries.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * The effects of a failed charge. An upgrade: its invoice is void, nothing else changes. A renewal: past due, days of
 * grace with access (none after a trial), retries as in `retryDays`, then it ends; after a decline that no retry can
 * fix, only a new card helps. A plan that was cancelled meanwhile ends. A charge that the processor does not know
 * changes nothing and is due again some minutes later: see late-success.ts. Under the subscription's lock.
 */
export async function paymentFailed(
  em: EntityManager,
  subscription: SubscriptionRecord,
  attempt: AttemptRecord,
  decline: Decline,
  graceDays: number,
  now: Date,
): Promise<void> {
  const renewal = attempt.invoice.kind === 'renewal' || attempt.invoice.kind === 'conversion';
  if (!renewal) {
    await em.nativeUpdate(InvoiceEntity, { id: attempt.invoice.id }, { state: 'void' });
    return;
  }
  if (decline.code === NOT_CHARGED) {
    const dueAt = new Date(now.getTime() + NO_RESPONSE_MILLISECONDS);
    await em.nativeUpdate(SubscriptionEntity, { id: subscription.id }, { dueAt });
    return;
  }
  await recordEvent(em, subscription.id, 'payment-failed', { code: decline.code, text: decline.text }, now);
  if (subscription.cancelAtPeriodEnd) return endSubscription(em, subscription, 'cancelled', now);
  const late = lateness(subscription, attempt, decline, graceDays, now);
  if (!late) return endSubscription(em, subscription, 'payment-failed', now);
  await em.nativeUpdate(
    SubscriptionEntity,
    { id: subscription.id },
    { state: 'past_due', ...late, updatedAt: now },
  );
  const nextTryAt = isFinal(attempt, decline) ? null : late.dueAt;
  await notifyMember(em, subscription, attempt, { ...late, nextTryAt }, now);
}

interface Lateness {
  failedAttempts: number;
  graceEndsAt: Date | null;
  dueAt: Date;
}

/** Whether only another card helps: what is due then is the end of the plan, not another attempt. */
function isFinal({ currentCard, cardToken }: AttemptRecord, { code }: Decline): boolean {
  return currentCard === cardToken && isHardDecline(code);
}

/** When access ends and the next retry is; null when there is nothing left to wait for. */
function lateness(
  subscription: SubscriptionRecord,
  attempt: AttemptRecord,
  decline: Decline,
  graceDays: number,
  now: Date,
): Lateness | null {
  const failedAttempts = subscription.failedAttempts + 1;
  const dueSince = attempt.invoiceCreatedAt;
  const afterTrial = attempt.invoice.kind === 'conversion';
  const accessEndsAt = afterTrial ? null : graceEndsAt(dueSince, graceDays);
  const late = { failedAttempts, graceEndsAt: accessEndsAt };
  // The declined card has been replaced, so the new one is charged at once.
  if (attempt.currentCard !== attempt.cardToken) return { ...late, dueAt: now };
  const retry = isFinal(attempt, decline) ? accessEndsAt : nextRetryAt(dueSince, graceDays, now);
  return retry && retry > now ? { ...late, dueAt: retry } : null;
}

/** Our own sentence: the processor's texts are not written for members. */
async function notifyMember(
  em: EntityManager,
  subscription: SubscriptionRecord,
  attempt: AttemptRecord,
  late: Pick<Lateness, 'graceEndsAt'> & { nextTryAt: Date | null },
  now: Date,
): Promise<void> {
  const user = await memberEmail.first(em, { userId: subscription.userId });
  if (!user) return;
  const data = {
    tier: attempt.invoice.tier,
    amountCents: attempt.invoice.totalCents,
    reason: 'Your card was declined.',
    nextTryAt: late.nextTryAt?.toISOString() ?? null,
    accessUntil: late.graceEndsAt && late.graceEndsAt > now ? late.graceEndsAt.toISOString() : null,
  };
  const key = `renewal-failed:${attempt.orderId}`;
  await enqueue(em, { key, recipient: user.email, template: 'renewal-failed', data }, now);
}
