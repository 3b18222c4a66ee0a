import { expect, test } from '@jest/globals';
import type { PlanStatus } from './entitlement.ts';
import { membershipLabel, offersUpgrade, shownStatus } from './membership-label.ts';
import { TIERS, type Tier } from './tiers.ts';

test.each<[Tier, PlanStatus, string]>([
  ['FREE', 'TRIALING', 'Active'],
  ['FREE', 'EXPIRED', 'Expired'],
  ['FREE', 'PAST_DUE', 'Payment Due'],
  ['FREE', 'CANCELED', 'Active'],
  ['PLUS', 'ACTIVE', 'Active'],
  ['PLUS', 'TRIALING', 'Active'],
  ['PLUS', 'CANCELED', 'Expiring Soon'],
  ['PREMIUM', 'CANCELED', 'Expiring Soon'],
  ['PREMIUM', 'PAST_DUE', 'Payment Due'],
  ['VIP', 'CANCELED', 'Expiring Soon'],
  ['VIP', 'ACTIVE', 'Active'],
])('%s and %s reads %s', (tier, planStatus, label) => {
  expect(membershipLabel({ tier, planStatus })).toBe(label);
});

test('free and plus members are offered more', () => {
  expect(TIERS.filter(offersUpgrade)).toEqual(['FREE', 'PLUS']);
});

test.each<[PlanStatus, string | null, PlanStatus]>([
  ['CANCELED', '2026-12-21T18:00:00.000Z', 'CANCELED'],
  ['CANCELED', '2026-12-21T18:00:00.001Z', 'ACTIVE'],
  ['CANCELED', null, 'CANCELED'],
  ['PAST_DUE', '2099-11-21T18:00:00.000Z', 'PAST_DUE'],
])('%s until %s is shown as %s', (planStatus, currentPeriodEndsAt, shown) => {
  const now = new Date('2026-11-20T18:00:00.000Z');
  expect(shownStatus({ planStatus, currentPeriodEndsAt }, now)).toBe(shown);
});
