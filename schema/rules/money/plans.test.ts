import { describe, expect, test } from '@jest/globals';
import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { PLANS, planChoiceOf, planOf, shownPlanChoice } from './plans.ts';

describe('the plans of product.txt section 9', () => {
  test('there is one plan a tier, in order, and premium alone is the most popular', () => {
    expect(PLANS.map((plan) => plan.tier)).toEqual([...TIERS]);
    expect(PLANS.filter((plan) => plan.mostPopular).map((plan) => plan.tier)).toEqual(['PREMIUM']);
  });

  test('premium opens an hour early, vip two hours, the others on time', () => {
    expect(PLANS.map((plan) => plan.earlyAccessMinutes)).toEqual([0, 0, 60, 120]);
  });

  test('plus and premium promise the features of the checkout page', () => {
    expect(planOf('PLUS').features).toEqual([
      'Free Trial Picks',
      'Plus Package Picks',
      'Member Dashboard',
      '24/7 Customer Support',
    ]);
    expect(planOf('PREMIUM').features).toEqual([
      'Up to 3x more picks',
      'Free Trial Picks',
      'Plus Package Picks',
      'Premium Package Picks',
      'Early Access to Picks',
      'Win Rate Guarantee',
      'Member Dashboard',
      '24/7 Priority Support',
    ]);
    expect(planOf('VIP').features).toContain('Up to 2x more picks');
  });
});

describe('plan codes', () => {
  test.each<[string, Tier, boolean]>([
    ['plus', 'PLUS', false],
    ['plus_with_trial', 'PLUS', true],
    ['premium', 'PREMIUM', false],
    ['premium_with_trial', 'PREMIUM', true],
    ['vip', 'VIP', false],
    ['vip_with_trial', 'VIP', true],
  ])('%s is the plan %s, with trial: %s', (code, tier, withTrial) => {
    expect(planChoiceOf(code)).toEqual({ plan: planOf(tier), withTrial });
    expect(shownPlanChoice(code)).toEqual({ plan: planOf(tier), withTrial });
  });

  test.each(['free', '', 'PLUS', 'gold', 'plus_with_trial ', 'constructor', 'null'])(
    'the unknown code "%s" cannot be bought, and is shown as premium',
    (code) => {
      expect(planChoiceOf(code)).toBeNull();
      expect(shownPlanChoice(code)).toEqual({ plan: planOf('PREMIUM'), withTrial: false });
    },
  );

  test('a missing code is premium', () => {
    expect(shownPlanChoice(undefined).plan.tier).toBe('PREMIUM');
  });

  test('vip_with_trial is a known code of a plan that offers no trial', () => {
    expect(planChoiceOf('vip_with_trial')?.plan.offersTrial).toBe(false);
    expect(PLANS.filter((plan) => plan.offersTrial).map((plan) => plan.tier)).toEqual(['PLUS', 'PREMIUM']);
  });
});
