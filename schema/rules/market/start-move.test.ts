import { expect, test } from '@jest/globals';
import { DAY, HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { type MovedStart, startMove } from './start-move.ts';

const NOW = new Date('2031-11-20T17:00:00.000Z');
const START = new Date('2031-11-21T00:30:00.000Z');
const after = (moment: Date, by: number) => new Date(moment.getTime() + by);
const moved = (by: number, given: Partial<MovedStart> = {}): MovedStart => ({
  ...{ stated: START, first: START, releaseAt: null, scheduled: after(START, by) },
  ...{ notedAt: after(NOW, -5 * MINUTE), seenAt: after(NOW, -MINUTE) },
  ...given,
});

test.each([
  ['the same', 0, {}, null],
  ['a minute earlier', -MINUTE, {}, 'FOLLOW'],
  ['14 minutes later', 14 * MINUTE, {}, null],
  ['15 minutes later', 15 * MINUTE, {}, 'FOLLOW'],
  ['36 hours later', 36 * HOUR, {}, 'FOLLOW'],
  ['more than 36 hours later', 36 * HOUR + MINUTE, {}, 'ASK'],
  ['more than 14 days after the first start', HOUR, { first: after(START, -14 * DAY), stated: START }, null],
  ['in less than two minutes', -(7 * HOUR + 29 * MINUTE), {}, 'ASK'],
  ['before it opens', -HOUR, { releaseAt: after(START, -HOUR) }, 'ASK'],
  ['seen by one round only', HOUR, { seenAt: after(NOW, -5 * MINUTE) }, null],
  ['seen by a second round too soon', HOUR, { seenAt: after(NOW, -5 * MINUTE + 59_000) }, null],
  ['after the first start that was named', HOUR, { first: NOW }, null],
] as [string, number, Partial<MovedStart>, ReturnType<typeof startMove>][])(
  '%s: %s ms',
  (_, by, given, move) => {
    expect(startMove(moved(by, given), NOW)).toBe(move);
  },
);

test('in all it moves by 14 days at most, step by step too', () => {
  const first = after(NOW, HOUR);
  const stated = after(first, 13 * DAY);
  const step = (days: number) =>
    startMove(moved(0, { first, stated, scheduled: after(stated, days * DAY) }), NOW);
  expect([step(1), step(1.2)]).toEqual(['FOLLOW', 'ASK']);
});
