import { describe, expect, test } from '@jest/globals';
import { NO_SUMS } from '#schema/testing/total-sums.ts';
import { meanwhileText, planPicksText, type ResultsText } from './plan-results-text.ts';
import { recordFigures } from './record-figures.ts';
import type { Returns } from './yield.ts';

const NONE = recordFigures(NO_SUMS);

function figures(n: number, staked: Partial<Returns>) {
  return { ...NONE, n, staked: { ...NONE.staked, n, ...staked } };
}

const WINNING = figures(412, { units: 33.24, staked: 600, interval: { low: -0.034, high: 0.1447 } });
const LOSING = figures(118, { units: -21.86, staked: 120, interval: { low: -0.31, high: -0.054 } });

type Slices = Record<string, typeof NONE>;

function stats(plans: Slices, tiers: Slices) {
  return {
    ...{ window: 'ALL' as const, from: null, to: '2026-11-22' },
    curve: { days: [{ day: '2026-07-21' }] as never, drawdown: null, flatDrawdown: null },
    by: [
      { dimension: 'PLAN' as const, slices: slicesOf(plans) },
      { dimension: 'TIER' as const, slices: slicesOf(tiers) },
    ],
  };
}

const slicesOf = (slices: Slices) =>
  Object.entries(slices).map(([name, of]) => ({ name, figures: of, adjustedChance: null }));

const sentence = ({ what, units, sample, beside }: ResultsText) =>
  [`${what}:`, units, beside === undefined ? sample : `${sample}. ${beside}`].filter(Boolean).join(' ');

describe('beside the price of a plan', () => {
  const FEW = figures(44, { units: 3.2, staked: 50 });
  const text = (
    tier: 'PREMIUM' | 'VIP' | 'PLUS',
    plans: Slices = { PREMIUM: LOSING, VIP: WINNING, PLUS: FEW },
  ) => planPicksText(tier, stats(plans, { PREMIUM: WINNING, VIP: LOSING, PLUS: FEW }), '$129');

  test('all that it opens stands first, with sample, range and price; the picks of its tier alone come second', () => {
    expect(sentence(text('VIP'))).toBe(
      'What VIP opened since July: +33.2 units on 412 picks (95% range: −20.4 to +86.8). VIP is $129 a month. VIP picks alone: −21.9 units on 118 picks.',
    );
    expect(text('VIP').tone).toBe('win');
  });

  test('losses stand as gains do', () => {
    expect(sentence(text('PREMIUM'))).toBe(
      'What Premium opened since July: −21.9 units on 118 picks (95% range: −37.2 to −6.5). Premium is $129 a month. Premium picks alone: +33.2 units on 412 picks.',
    );
    expect(text('PREMIUM').tone).toBe('loss');
  });

  test('few picks say that they are few, and none that there is none', () => {
    expect(sentence(text('PLUS'))).toBe(
      'What Plus opened since July: +3.2 units on 44 picks. Too few to judge: 44 of 100 picks. Plus is $129 a month. Plus picks alone: +3.2 units on 44 picks.',
    );
    const none = 'What Plus opened: none is graded yet. Plus is $129 a month.';
    expect(sentence(text('PLUS', { PLUS: NONE }))).toBe(none);
    expect(sentence(text('PLUS', {}))).toBe(none);
  });
});

test('of an ended plan: what its picks came to meanwhile', () => {
  expect(sentence(meanwhileText('PREMIUM', LOSING))).toBe(
    'Since then Premium members’ picks: −21.9 units on 118 picks (95% range: −37.2 to −6.5)',
  );
  expect(sentence(meanwhileText('PREMIUM', NONE))).toBe(
    'Since then Premium members’ picks: none is graded yet',
  );
  expect(sentence(meanwhileText('PREMIUM', figures(1, { units: null })))).toBe(
    'Since then Premium members’ picks: 1 pick, none with a price',
  );
});
