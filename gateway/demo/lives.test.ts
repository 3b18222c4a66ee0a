import { describe, expect, test } from '@jest/globals';
import { TRIAL_CARDS } from './cards.ts';
import { lifeOf } from './lives.ts';
import { personOf } from './people.ts';
import { staffPlan } from './staff-plan.ts';

const DAYS = 426;
const numbers = Array.from({ length: 200 }, (_, number) => number);
const lives = numbers.map((number) => lifeOf(number, DAYS, 'chalkline'));
const acts = lives.flat().map(({ act }) => act);

describe('the lives of the demo’s members', () => {
  test('are those of different people', () => {
    const people = numbers.map(personOf);
    for (const known of ['id', 'email'] as const)
      expect(new Set(people.map((person) => person[known])).size).toBe(people.length);
  });

  test('are the same for the same seed, and others for another', () => {
    expect(lifeOf(7, DAYS, 'chalkline')).toEqual(lives[7]);
    expect(lifeOf(7, DAYS, 'another')).not.toEqual(lives[7]);
  });

  test('begin with joining and go forward, within the days of the plan', () => {
    for (const life of lives) {
      expect(life[0]?.act.does).toBe('join');
      const moments = life.map(({ day, hour }) => day * 24 + hour);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      for (const { day, hour } of life)
        expect([day < DAYS, hour >= 8, hour < 24]).toEqual([true, true, true]);
    }
  });

  test('try a plan once with each card', () => {
    const tried = acts.flatMap((act) =>
      act.does === 'buy' && act.planType.endsWith('_with_trial') ? [act.card] : [],
    );
    expect(tried.length).toBeGreaterThan(12);
    expect(new Set(tried).size).toBe(tried.length);
    expect(tried.filter((card) => !TRIAL_CARDS.includes(card))).toEqual([]);
  });

  test('bring everything that a member can do', () => {
    expect(new Set(acts.map(({ does }) => does))).toEqual(
      new Set(['join', 'buy', 'change', 'cancel', 'reactivate', 'replace card', 'card declines']),
    );
  });
});

test('the staff’s plan has only days that are over', () => {
  expect(staffPlan(100, 'chalkline').every(({ day }) => day < 100)).toBe(true);
});
