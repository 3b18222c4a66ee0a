import { describe, expect, test } from 'vitest';
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

function stats(slices: Record<string, typeof NONE>) {
  return {
    ...{ window: 'ALL' as const, from: null, to: '2026-11-22' },
    curve: { days: [{ day: '2026-07-21' }] as never, drawdown: null, flatDrawdown: null },
    by: [
      {
        dimension: 'TIER' as const,
        slices: Object.entries(slices).map(([name, of]) => ({ name, figures: of, adjustedChance: null })),
      },
    ],
  };
}

const sentence = ({ what, units, sample }: ResultsText) =>
  [`${what}:`, units, sample].filter(Boolean).join(' ');

describe('beside the price of a plan', () => {
  const text = (tier: 'PREMIUM' | 'VIP' | 'PLUS') =>
    planPicksText(
      tier,
      stats({ PREMIUM: WINNING, VIP: LOSING, PLUS: figures(44, { units: 3.2, staked: 50 }) }),
    );

  test('its own picks stand with their sample and range', () => {
    expect(sentence(text('PREMIUM'))).toBe(
      'Premium picks since July: +33.2 units on 412 picks (95% range: −20.4 to +86.8)',
    );
    expect(text('PREMIUM').tone).toBe('win');
  });

  test('losses stand as gains do', () => {
    expect(sentence(text('VIP'))).toBe(
      'VIP picks since July: −21.9 units on 118 picks (95% range: −37.2 to −6.5)',
    );
    expect(text('VIP').tone).toBe('loss');
  });

  test('few picks say that they are few, and none that there is none', () => {
    expect(sentence(text('PLUS'))).toBe(
      'Plus picks since July: +3.2 units on 44 picks. Too few to judge: 44 of 100 picks',
    );
    expect(sentence(planPicksText('PLUS', stats({ PLUS: NONE })))).toBe('Plus picks: none is graded yet');
    expect(sentence(planPicksText('PLUS', stats({})))).toBe('Plus picks: none is graded yet');
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
