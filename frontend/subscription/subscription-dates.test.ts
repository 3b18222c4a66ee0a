import { describe, expect, test } from '@jest/globals';
import type { Member } from '#frontend/app/session/session.ts';
import { planDate } from './subscription-dates.ts';

const now = new Date('2026-11-20T20:00:00Z');
const later = '2026-12-14T17:00:00.000Z';
const earlier = '2026-11-18T17:00:00.000Z';

function member(changes: Partial<Member>): Member {
  return {
    id: 'ann',
    email: 'ann@example.com',
    subscription: 'PLUS',
    planStatus: 'ACTIVE',
    trialEndDate: null,
    currentPeriodEndsAt: null,
    pausedUntil: null,
    endedPlan: null,
    role: null,
    scopes: [],
    createdAt: earlier,
    oddsFormat: null,
    timeZone: null,
    ...changes,
  };
}

describe('the one date of a plan', () => {
  test.each<[string, Partial<Member>, string | null]>([
    ['a trial that goes on', { planStatus: 'TRIALING', trialEndDate: later }, 'Trial ends'],
    ['a cancelled trial that goes on', { planStatus: 'CANCELED', trialEndDate: later }, 'Trial ends'],
    ['a trial that is over', { planStatus: 'EXPIRED', trialEndDate: earlier }, 'Trial ended'],
    ['a paid plan', { currentPeriodEndsAt: later }, 'Next billing date'],
    ['a cancelled plan', { planStatus: 'CANCELED', currentPeriodEndsAt: later }, 'Access ends'],
    ['a failed payment', { planStatus: 'PAST_DUE', currentPeriodEndsAt: earlier }, 'Payment was due'],
    ['nothing', {}, null],
  ])('%s', (_name, changes, label) => {
    expect(planDate(member(changes), now)?.label ?? null).toBe(label);
  });
});
