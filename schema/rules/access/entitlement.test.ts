import { describe, expect, test } from '@jest/globals';
import { entitlement, type MemberFacts, type SubscriptionFacts, viewerOf } from './entitlement.ts';
import { STAFF_ROLES } from './staff.ts';
import type { Tier } from './tiers.ts';

const NOW = new Date('2031-11-20T17:00:00Z');
const HOUR = 3_600_000;
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR);

const LIVE: SubscriptionFacts = {
  state: 'active',
  tier: 'PREMIUM',
  currentPeriodEndsAt: hours(24),
  trialEndsAt: null,
  cancelAtPeriodEnd: false,
  pendingTier: null,
  graceEndsAt: null,
  pausedUntil: null,
};

const holding = (more: Partial<SubscriptionFacts> | null, trial = hours(-48)): MemberFacts => ({
  role: null,
  trialEndsAt: trial,
  breakEndsAt: null,
  subscription: more && { ...LIVE, ...more },
});

describe('what each state of a subscription gives, whatever job ran late', () => {
  const ended = { currentPeriodEndsAt: hours(-1) };
  test.each<[string, Partial<SubscriptionFacts>, Tier, string]>([
    ['active', {}, 'PREMIUM', 'ACTIVE'],
    ['active, renewal overdue', ended, 'PREMIUM', 'ACTIVE'],
    ['active, cancelled, period runs', { cancelAtPeriodEnd: true }, 'PREMIUM', 'CANCELED'],
    ['active, cancelled, period over', { ...ended, cancelAtPeriodEnd: true }, 'FREE', 'EXPIRED'],
    [
      'active, cancelled, at the very end',
      { currentPeriodEndsAt: NOW, cancelAtPeriodEnd: true },
      'FREE',
      'EXPIRED',
    ],
    ['active, a pause planned', { pausedUntil: hours(300) }, 'PREMIUM', 'ACTIVE'],
    ['active, a pause due', { ...ended, pausedUntil: hours(300) }, 'FREE', 'PAUSED'],
    ['paused', { ...ended, state: 'paused', pausedUntil: hours(300) }, 'FREE', 'PAUSED'],
    ['paused, its end overdue', { ...ended, state: 'paused', pausedUntil: hours(-1) }, 'FREE', 'PAUSED'],
    ['past due after a pause', { ...ended, state: 'past_due', pausedUntil: hours(-1) }, 'FREE', 'PAST_DUE'],
    ['active, downgrade pending', { pendingTier: 'PLUS' }, 'PREMIUM', 'ACTIVE'],
    ['active, downgrade due', { ...ended, pendingTier: 'PLUS' }, 'PLUS', 'ACTIVE'],
    ['active, upgrade due and not paid', { ...ended, pendingTier: 'VIP' }, 'PREMIUM', 'ACTIVE'],
    ['trialing', { state: 'trialing', trialEndsAt: hours(3) }, 'PREMIUM', 'TRIALING'],
    [
      'trialing, charge overdue',
      { ...ended, state: 'trialing', trialEndsAt: hours(-1) },
      'PREMIUM',
      'TRIALING',
    ],
    [
      'trialing, cancelled',
      { state: 'trialing', trialEndsAt: hours(3), cancelAtPeriodEnd: true },
      'PREMIUM',
      'CANCELED',
    ],
    [
      'trialing, cancelled, over',
      { ...ended, state: 'trialing', cancelAtPeriodEnd: true },
      'FREE',
      'EXPIRED',
    ],
    ['past due, in grace', { ...ended, state: 'past_due', graceEndsAt: hours(1) }, 'PREMIUM', 'PAST_DUE'],
    [
      'past due, in grace, downgrade due',
      { ...ended, state: 'past_due', graceEndsAt: hours(1), pendingTier: 'PLUS' },
      'PLUS',
      'PAST_DUE',
    ],
    [
      'past due, in grace, upgrade due and not paid',
      { ...ended, state: 'past_due', graceEndsAt: hours(1), pendingTier: 'VIP' },
      'PREMIUM',
      'PAST_DUE',
    ],
    ['past due, grace over', { ...ended, state: 'past_due', graceEndsAt: NOW }, 'FREE', 'PAST_DUE'],
    ['past due without grace', { ...ended, state: 'past_due' }, 'FREE', 'PAST_DUE'],
    ['incomplete', { state: 'incomplete' }, 'FREE', 'EXPIRED'],
    ['ended', { state: 'ended' }, 'FREE', 'EXPIRED'],
  ])('%s', (_name, facts, tier, planStatus) => {
    expect(entitlement(holding(facts), NOW)).toMatchObject({ tier, planStatus });
  });
});

describe('until when an unpaid member keeps access', () => {
  const pastDue = { state: 'past_due', currentPeriodEndsAt: hours(-1) } as const;
  test.each<[string, Partial<SubscriptionFacts>, Date | null]>([
    ['in grace: until it ends', { ...pastDue, graceEndsAt: hours(1) }, hours(1)],
    ['after it: access has ended', { ...pastDue, graceEndsAt: NOW }, null],
    ['after a trial there is none', pastDue, null],
    ['nothing is overdue', { graceEndsAt: hours(1) }, null],
  ])('%s', (_name, facts, graceEndsAt) => {
    expect(entitlement(holding(facts), NOW).graceEndsAt).toEqual(graceEndsAt);
  });
});

describe('the account trial of one day', () => {
  test.each([
    ['runs', hours(1), 'TRIALING', false],
    ['ends at its very end', NOW, 'EXPIRED', true],
    ['is over', hours(-1), 'EXPIRED', true],
  ])('%s', (_name, trialEndsAt, planStatus, trialEnded) => {
    const facts = holding(null, trialEndsAt);
    expect(entitlement(facts, NOW)).toEqual({
      tier: 'FREE',
      planStatus,
      trialEndsAt,
      currentPeriodEndsAt: null,
      graceEndsAt: null,
      pausedUntil: null,
    });
    expect(viewerOf(facts, NOW)).toEqual({
      ...{ tier: 'FREE', trialEnded, lapsed: false, paused: null, onBreak: false, readsAll: false },
    });
  });

  test('payers have none, members in the trial of a plan have that one', () => {
    expect(entitlement(holding({}, hours(5)), NOW).trialEndsAt).toBeNull();
    const trialing = holding({ state: 'trialing', trialEndsAt: hours(3) }, hours(5));
    expect(entitlement(trialing, NOW).trialEndsAt).toEqual(hours(3));
  });
});

describe('the reader that the gate asks about', () => {
  test('a payer whose account trial is long over has not "ended"', () => {
    expect(viewerOf(holding({}), NOW)).toEqual({
      tier: 'PREMIUM',
      trialEnded: false,
      lapsed: false,
      paused: null,
      onBreak: false,
      readsAll: false,
    });
  });

  test('who is past due out of grace has lapsed; in grace not', () => {
    const pastDue = (graceEndsAt: Date) => viewerOf(holding({ state: 'past_due', graceEndsAt }), NOW);
    expect(pastDue(hours(-1))).toMatchObject({ tier: 'FREE', lapsed: true, trialEnded: true });
    expect(pastDue(hours(1))).toMatchObject({ tier: 'PREMIUM', lapsed: false, trialEnded: false });
  });

  test.each([
    ['runs', hours(1), true],
    ['ends at its very end', NOW, false],
    ['is over', hours(-1), false],
    ['was never begun', null, false],
  ])('a break that %s', (_name, breakEndsAt, onBreak) => {
    expect(viewerOf({ ...holding({}), breakEndsAt }, NOW)).toMatchObject({ tier: 'PREMIUM', onBreak });
  });

  test('an admin is one without any plan', () => {
    for (const role of STAFF_ROLES)
      expect([role, viewerOf({ ...holding(null), role }, NOW).readsAll]).toEqual([
        role,
        role === 'OWNER' || role === 'ANALYST',
      ]);
  });
});
