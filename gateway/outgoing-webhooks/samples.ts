import {
  eventText,
  type SUBSCRIPTION_EVENTS,
  type WebhookEventType,
} from '#schema/rules/api/webhook-values.ts';

/** The body of a call as a receiver gets it. */
export interface WebhookBody {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

const OPEN_PICK = {
  ...{ id: 'pick_5f2b8c1d9e7a4f60', sport: 'NFL', subscription: 'PLUS', status: 'PUBLISHED' },
  ...{ teamOne: 'Buffalo Bills', teamTwo: 'Houston Texans', date: '2026-11-20', time: '20:15' },
  ...{ startsAt: '2026-11-21T01:15:00.000Z', analyst: 'Dana', releaseAt: null },
  ...{ publishedAt: '2026-11-20T17:00:00.000Z', withdrawnAt: null, withdrawnReason: null, withdrawnBy: null },
  ...{ late: false, result: 'PENDING', isWinner: false, version: 1 },
  ...{ pick: 'Bills -3.5', pickDetails: 'Rest and a healthy line.', market: 'SPREAD', line: -3.5 },
  ...{ odds: 1.91, americanOdds: '-110', units: 2, book: 'DraftKings', probability: 0.55 },
  ...{ locked: false, requiredTier: null, lockReason: null, opensAt: null },
};

const LOCKED_PICK = {
  ...OPEN_PICK,
  ...{ pick: null, pickDetails: null, market: null, line: null, odds: null, americanOdds: null },
  ...{ units: null, book: null, probability: null },
  ...{ locked: true, requiredTier: 'PLUS', lockReason: 'TIER' },
};

const SUBSCRIPTION = {
  ...{ id: 'sub_3c9d0e4b7f1a4852', userId: 'Zx81kQ0aTfYyV3m2LrWnB7', tier: 'PLUS' },
  ...{ currentPeriodEndsAt: '2026-12-20T17:00:00.000Z', cancelAtPeriodEnd: false, pendingTier: null },
  ...{ state: 'ACTIVE', source: 'PURCHASE' },
};

const PAUSED_UNTIL = '2027-03-01T17:00:00.000Z';
const AT = '2026-11-20T17:00:00.000Z';
const LATER = SUBSCRIPTION.currentPeriodEndsAt;

/** What happened to a plan, and how the plan is then. */
const CHANGES: Record<(typeof SUBSCRIPTION_EVENTS)[number], { plan?: object; change: object }> = {
  SUBSCRIPTION_CREATED: {
    change: { type: 'started', kind: 'purchase', tier: 'PLUS', totalCents: 7_900, periodNo: 1 },
  },
  SUBSCRIPTION_RENEWED: {
    change: { type: 'renewed', kind: 'renewal', tier: 'PLUS', totalCents: 7_900, periodNo: 2 },
  },
  SUBSCRIPTION_CHANGED: {
    plan: { tier: 'PREMIUM' },
    change: { type: 'upgraded', from: 'PLUS', to: 'PREMIUM' },
  },
  SUBSCRIPTION_CANCELLED: {
    plan: { cancelAtPeriodEnd: true },
    change: { type: 'cancelled', accessUntil: LATER },
  },
  SUBSCRIPTION_REACTIVATED: { change: { type: 'reactivated' } },
  SUBSCRIPTION_PAUSED: {
    plan: { state: 'PAUSED' },
    change: { type: 'paused', until: PAUSED_UNTIL },
  },
  SUBSCRIPTION_RESUMED: {
    change: { type: 'resumed', kind: 'renewal', tier: 'PLUS', totalCents: 7_900, periodNo: 2 },
  },
  SUBSCRIPTION_PAYMENT_FAILED: { plan: { state: 'PAST_DUE' }, change: { type: 'payment-failed' } },
  SUBSCRIPTION_ENDED: { plan: { state: 'ENDED' }, change: { type: 'ended', reason: 'cancelled' } },
};

const bodyOf = (type: WebhookEventType, data: Record<string, unknown>): WebhookBody => ({
  type: eventText(type),
  timestamp: AT,
  data,
});

/** A body of each event, by the name of its file in examples/webhooks; the reference shows them too. */
export const WEBHOOK_SAMPLES: Record<string, WebhookBody> = {
  'pick.released': bodyOf('PICK_RELEASED', { pick: OPEN_PICK }),
  'pick.released.locked': bodyOf('PICK_RELEASED', { pick: LOCKED_PICK }),
  'pick.graded': bodyOf('PICK_GRADED', { pick: { ...OPEN_PICK, result: 'WIN', isWinner: true } }),
  ...Object.fromEntries(
    Object.entries(CHANGES).map(([type, { plan, change }]) => [
      eventText(type as WebhookEventType),
      bodyOf(type as WebhookEventType, {
        subscription: { ...SUBSCRIPTION, ...plan },
        change: { at: AT, ...change },
      }),
    ]),
  ),
  'webhook.test': bodyOf('WEBHOOK_TEST', { message: 'This is a test. Your endpoint works.' }),
};
