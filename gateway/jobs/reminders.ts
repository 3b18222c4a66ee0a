import type { Services } from '#gateway/auth/context.ts';
import { staffWith } from '#gateway/auth/staff.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import {
  agreedPlan,
  chargedAt,
  liveSubscription,
  nextPlan,
  type SubscriptionRecord,
} from '#gateway/billing/ledger/subscription-rows.ts';
import { nextChargeCents } from '#gateway/billing/settlement/current-plan.ts';
import { renewalStop } from '#gateway/billing/settlement/renewal-stop.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { leaguesWithoutPick, MISSED_FROM } from '#gateway/picks/missing-picks.ts';
import { PAUSE_NOTICE_DAYS, returnSentence } from '#schema/rules/money/pauses.ts';
import { daysLater } from '#schema/rules/money/periods.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { easternDay, easternTime } from '#schema/rules/time/eastern-time.ts';
import * as statements from './reminders.sql.ts';

/** Reminds members whose trial ends within three hours, once, unless they have cancelled or nothing will be charged. */
export async function remindOfTrialEnds({ database, clock, trials }: Services): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + 3 * HOUR);
  const ending = await statements.endingTrials.all(database.em, { now, until });
  for (const { id, userId, email, tier, trialEndsAt, ...plan } of ending) {
    const amountCents = agreedPlan({ tier, ...plan }).monthlyCents;
    const trial = { userId, currentPeriodEndsAt: trialEndsAt };
    if (await renewalStop(database.em, trials.keys, trial, amountCents, trialEndsAt)) continue;
    const data = { tier, trialEndsAt: trialEndsAt.toISOString(), amountCents };
    await enqueue(
      database.em,
      { key: `trial-ending:${id}`, recipient: email, template: 'trial-ending', data },
      now,
    );
  }
}

/** A charge further ahead, at the end of a long pause, has time: the card may be replaced before anybody has to ask. */
const LONGEST_MONTH = 31;

/** Warns members whose card expires before the next charge, which is due within a month, once per card, unless nothing will be charged. */
export async function remindOfExpiringCards({ database, clock, trials }: Services): Promise<void> {
  const now = clock.now();
  const expiring = await statements.expiringCards.all(database.em, { until: daysLater(now, LONGEST_MONTH) });
  for (const { token, email, userId, ...card } of expiring) {
    const subscription = await liveSubscription(database.em, userId);
    const at = subscription && chargedAt(subscription);
    const cents = at ? await nextChargeCents(database.em, subscription) : 0;
    if (!at || cents === 0) continue;
    if (await renewalStop(database.em, trials.keys, subscription, cents, at)) continue;
    const next = { nextChargeAt: at.toISOString(), nextChargeCents: cents };
    const entry = { key: `card-expiring:${token}`, recipient: email, template: 'card-expiring' as const };
    await enqueue(database.em, { ...entry, data: { ...card, ...next } }, now);
  }
}

/** A pause ends for many on one day, so that they are read in parts. */
const SLICE = 200;

/** Tells members a week ahead that their pause ends and what is charged then, once, unless nothing will be charged. */
export async function remindOfPauseEnds(services: Services): Promise<void> {
  const { database, clock, trials } = services;
  const now = clock.now();
  const until = daysLater(now, PAUSE_NOTICE_DAYS);
  let after = { afterDueAt: now, afterId: '' };
  for (;;) {
    const ending = await statements.endingPauses.all(database.em, { until, ...after, most: SLICE });
    for (const { id, userId, email, pausedUntil } of ending) {
      const subscription = await liveSubscription(database.em, userId);
      if (subscription?.id !== id) continue;
      const amountCents = await nextChargeCents(database.em, subscription);
      if (await renewalStop(database.em, trials.keys, subscription, amountCents, pausedUntil)) continue;
      await tellOfReturn(services, subscription, { email, pausedUntil, amountCents });
    }
    const last = ending.at(-1);
    if (!last || ending.length < SLICE) return;
    after = { afterDueAt: last.dueAt, afterId: last.id };
  }
}

interface Return {
  email: string;
  pausedUntil: Date;
  amountCents: number;
}

/** The mail is emptied from the outbox after thirty days; that it was written stays, because the bank may ask for it. */
async function tellOfReturn(
  services: Services,
  subscription: SubscriptionRecord,
  { email, pausedUntil, amountCents }: Return,
): Promise<void> {
  const now = services.clock.now();
  const { tier } = nextPlan(subscription);
  const data = { tier, resumesAt: pausedUntil.toISOString(), amountCents };
  const key = `pause-ending:${subscription.id}:${pausedUntil.getTime()}`;
  const told = `By email: ${returnSentence(tier, amountCents, pausedUntil)}`;
  await inTransaction(services, async (em) => {
    await enqueue(em, { key, recipient: email, template: 'pause-ending', data }, now);
    await recordEvent(em, subscription.id, 'pause-told', { until: pausedUntil, told }, now);
  });
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
