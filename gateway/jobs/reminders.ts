import type { Services } from '#gateway/auth/context.ts';
import { staffWith } from '#gateway/auth/staff.ts';
import { PaymentMethodEntity } from '#gateway/billing/ledger/payment-method.entity.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { agreedPlan, liveSubscription } from '#gateway/billing/ledger/subscription-rows.ts';
import { nextChargeCents } from '#gateway/billing/settlement/current-plan.ts';
import { renewalStop } from '#gateway/billing/settlement/renewal-stop.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { leaguesWithoutPick, MISSED_FROM } from '#gateway/picks/missing-picks.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { easternDay, easternTime } from '#schema/rules/time/eastern-time.ts';

const TRIAL = ['id', 'userId', 'tier', 'source', 'agreedCents'] as const;

type EndingTrial = FieldsOf<typeof SubscriptionEntity, typeof TRIAL> & { email: string; trialEndsAt: Date };

/** Reminds members whose trial ends within three hours, once, unless they have cancelled or nothing will be charged. */
export async function remindOfTrialEnds({ database, clock, trials }: Services): Promise<void> {
  const now = clock.now();
  const ending = await database.em.execute<EndingTrial[]>(
    `select ${columnsOf(SubscriptionEntity, { table: 's', only: [...TRIAL, 'trialEndsAt'] })}, u.email
       from subscriptions s join users u on u.id = s.user_id
      where s.state = 'trialing' and not s.cancel_at_period_end and s.trial_ends_at > ? and s.trial_ends_at <= ?`,
    [now, new Date(now.getTime() + 3 * HOUR)],
  );
  for (const { id, userId, email, tier, trialEndsAt, ...plan } of ending) {
    const amountCents = agreedPlan({ tier, ...plan }).monthlyCents;
    if (await renewalStop(database.em, trials.keys, userId, amountCents, trialEndsAt)) continue;
    const data = { tier, trialEndsAt: trialEndsAt.toISOString(), amountCents };
    await enqueue(
      database.em,
      { key: `trial-ending:${id}`, recipient: email, template: 'trial-ending', data },
      now,
    );
  }
}

const CARD = ['token', 'userId', 'cardType', 'last4', 'expirationMonth', 'expirationYear'] as const;

type ExpiringCard = FieldsOf<typeof PaymentMethodEntity, typeof CARD> & { email: string };

/** Warns members whose card expires before the next charge is due, once per card, unless nothing will be charged. */
export async function remindOfExpiringCards({ database, clock, trials }: Services): Promise<void> {
  const now = clock.now();
  const expiring = await database.em.execute<ExpiringCard[]>(
    `select ${columnsOf(PaymentMethodEntity, { table: 'm', only: CARD })}, u.email
       from payment_methods m join users u on u.id = m.user_id
       join subscriptions s on s.user_id = u.id and s.state in ('active', 'trialing') and s.source = 'purchase'
      where m.removed_at is null and not s.cancel_at_period_end
        and make_date(m.expiration_year::int, m.expiration_month::int, 1) + interval '1 month' <= s.due_at
        and not exists (select from outbox o where o.key = 'card-expiring:' || m.token)`,
  );
  for (const { token, email, userId, ...card } of expiring) {
    const subscription = await liveSubscription(database.em, userId);
    const cents = subscription ? await nextChargeCents(database.em, subscription) : 0;
    if (!subscription?.dueAt || cents === 0) continue;
    if (await renewalStop(database.em, trials.keys, userId, cents, subscription.dueAt)) continue;
    const next = { nextChargeAt: subscription.dueAt.toISOString(), nextChargeCents: cents };
    const entry = { key: `card-expiring:${token}`, recipient: email, template: 'card-expiring' as const };
    await enqueue(database.em, { ...entry, data: { ...card, ...next } }, now);
  }
}

const WARNED_UNTIL = '15:30';

/** At 14:45 New York time, tells admins which leagues in play have no pick for today. */
export async function warnOfMissingPicks({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  const time = easternTime(now);
  if (time < MISSED_FROM || time >= WARNED_UNTIL) return;
  const today = easternDay(now);
  const leagues = await leaguesWithoutPick(database.em, today, now);
  if (leagues.length === 0) return;
  const admins = await staffWith(database.em, 'PICKS');
  for (const { email } of admins) {
    const key = `admin-no-picks:${today}:${email}`.slice(0, 120);
    await enqueue(
      database.em,
      { key, recipient: email, template: 'admin-no-picks', data: { date: today, leagues } },
      now,
    );
  }
}
