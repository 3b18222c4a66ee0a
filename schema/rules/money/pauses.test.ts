import { describe, expect, test } from '@jest/globals';
import { MOST_PAUSED_DAYS, pauseDays, pauseEnd, pauseRefusal, resumedPeriod } from './pauses.ts';
import type { PlanFacts } from './plan-change.ts';

const ENDS = new Date('2031-12-20T17:00:00.000Z');
const NOW = new Date('2031-12-01T17:00:00.000Z');

describe('a pause ends on its day of New York at the time at which the period ended', () => {
  test.each([
    ['2031-12-20T17:00:00.000Z', '2031-12-21', '2031-12-21T17:00:00.000Z'],
    // Over the change to summer time, over February 29, and back to winter.
    ['2031-12-20T17:00:00.000Z', '2032-08-20', '2032-08-20T16:00:00.000Z'],
    ['2032-01-31T17:00:00.000Z', '2032-02-29', '2032-02-29T17:00:00.000Z'],
    ['2032-06-20T16:00:00.000Z', '2032-12-01', '2032-12-01T17:00:00.000Z'],
    // An evening of New York is the next day in UTC.
    ['2031-12-31T02:01:30.000Z', '2032-04-01', '2032-04-02T01:01:30.000Z'],
    // A time that spring skips is an hour later.
    ['2032-01-10T07:30:00.000Z', '2032-03-14', '2032-03-14T07:30:00.000Z'],
  ])('a period that ends at %s, until %s: %s', (endsAt, until, end) => {
    expect(pauseEnd(until, new Date(endsAt))?.toISOString()).toBe(end);
  });

  test('not before the period has ended, and 270 days after it at most', () => {
    expect(pauseDays(ENDS)).toEqual({ first: '2031-12-21', last: '2032-09-15' });
    for (const day of ['2031-12-20', '2032-09-16', '2033-01-01']) expect(pauseEnd(day, ENDS)).toBeNull();
    expect(MOST_PAUSED_DAYS).toBe(270);
  });
});

describe('the month that follows a pause', () => {
  const pausedUntil = new Date('2032-01-31T17:00:00.000Z');
  test.each([
    ['on time', '2032-01-31T17:00:00.000Z', '2032-01-31T17:00:00.000Z', '2032-02-29T17:00:00.000Z'],
    ['hours late', '2032-02-01T04:59:00.000Z', '2032-01-31T17:00:00.000Z', '2032-02-29T17:00:00.000Z'],
    [
      'after an outage of days',
      '2032-02-03T17:00:00.000Z',
      '2032-02-03T17:00:00.000Z',
      '2032-03-03T17:00:00.000Z',
    ],
    ['early', '2032-01-10T12:00:00.000Z', '2032-01-10T12:00:00.000Z', '2032-02-10T12:00:00.000Z'],
  ])('%s', (_, now, startsAt, endsAt) => {
    expect(resumedPeriod(pausedUntil, new Date(now))).toEqual({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
  });
});

describe('which plans can be paused', () => {
  const plan: PlanFacts = {
    ...{ state: 'active', source: 'purchase', cancelAtPeriodEnd: false },
    ...{ currentPeriodEndsAt: ENDS, pausedUntil: null },
  };
  test.each<[string, Partial<PlanFacts>, string | undefined, string]>([
    ['one that renews', {}, undefined, ''],
    ['one that is past due', { state: 'past_due' }, 'CANNOT_PAUSE', 'payment is due'],
    ['a trial', { state: 'trialing' }, 'CANNOT_PAUSE', 'trial'],
    ['a granted one', { source: 'grant' }, 'CANNOT_PAUSE', 'granted'],
    ['a canceled one', { cancelAtPeriodEnd: true }, 'CANNOT_PAUSE', 'Reactivate'],
    ['one that will be paused', { pausedUntil: ENDS }, 'CANNOT_PAUSE', 'Resume it first'],
    ['a paused one', { state: 'paused', pausedUntil: ENDS }, 'CANNOT_PAUSE', 'Resume it first'],
    ['one whose renewal is due', { currentPeriodEndsAt: NOW }, 'PAYMENT_PENDING', ''],
    ['one that is being bought', { state: 'incomplete' }, 'PAYMENT_PENDING', ''],
    ['one that has ended', { state: 'ended' }, 'NO_PLAN', ''],
  ])('%s', (_, more, code, words) => {
    const refusal = pauseRefusal({ ...plan, ...more }, 'none', NOW);
    expect(refusal?.code).toBe(code);
    expect(refusal?.text ?? '').toContain(words);
  });

  test('none while a payment is on its way', () => {
    expect(pauseRefusal(plan, 'on its way', NOW)).toEqual({ code: 'PAYMENT_PENDING' });
    expect(pauseRefusal(null, 'none', NOW)).toEqual({ code: 'NO_PLAN' });
  });
});
