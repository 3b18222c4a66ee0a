import { expect, test } from '@jest/globals';
import { graceEndsAt, isHardDecline, nextRetryAt, retryDays } from './grace-and-retries.ts';

const DUE = new Date('2031-11-20T17:00:00Z');

test.each([
  ['2031-11-20T17:00:00.000Z', '2031-11-21T17:00:00.000Z'],
  ['2031-11-21T16:59:59.999Z', '2031-11-21T17:00:00.000Z'],
  ['2031-11-21T17:00:00.000Z', '2031-11-23T17:00:00.000Z'],
  ['2031-11-22T09:00:00.000Z', '2031-11-23T17:00:00.000Z'],
  ['2031-11-23T17:00:00.000Z', '2031-11-25T17:00:00.000Z'],
  ['2031-11-24T18:00:00.000Z', '2031-11-25T17:00:00.000Z'],
  ['2031-11-25T17:00:05.000Z', '2031-11-27T17:00:00.000Z'],
])('a charge that failed on %s is tried again on %s', (failed, again) =>
  expect(nextRetryAt(DUE, 3, new Date(failed))?.toISOString()).toBe(again),
);

test.each(['2031-11-27T17:00:00.000Z', '2031-11-27T17:00:01.000Z', '2032-02-01T00:00:00.000Z'])(
  'a charge that failed on %s is given up',
  (failed) => expect(nextRetryAt(DUE, 3, new Date(failed))).toBeNull(),
);

test.each([
  [0, '2031-11-20T17:00:00.000Z', [1, 3, 5, 7]],
  [3, '2031-11-23T17:00:00.000Z', [1, 3, 5, 7]],
  [7, '2031-11-27T17:00:00.000Z', [1, 3, 5, 7]],
  [10, '2031-11-30T17:00:00.000Z', [1, 3, 5, 7, 10]],
  [14, '2031-12-04T17:00:00.000Z', [1, 3, 5, 7, 14]],
  [21, '2031-12-11T17:00:00.000Z', [1, 3, 5, 7, 14, 21]],
])('with %i days of grace access ends on %s and retries are days %j', (graceDays, endsAt, days) => {
  expect(graceEndsAt(DUE, graceDays).toISOString()).toBe(endsAt);
  expect(retryDays(graceDays)).toEqual(days);
});

test.each([
  ['2000 do not honor', '2000', false],
  ['2001 insufficient funds', '2001', false],
  ['2002 limit exceeded', '2002', false],
  ['2004 expired card', '2004', true],
  ['2005 invalid number', '2005', true],
  ['2007 no account', '2007', true],
  ['2012 possibly lost', '2012', true],
  ['2013 possibly stolen', '2013', true],
  ['2014 fraud suspected', '2014', true],
  ['2038 processor declined', '2038', false],
  ['2046 declined', '2046', false],
  ['2047 pick up card', '2047', true],
  ['2053 reported lost or stolen', '2053', true],
  ['3000 network unavailable', '3000', false],
  ['nothing', '', false],
])('%s: a later try is of no use: %s %s', (_what, code, hard) => expect(isHardDecline(code)).toBe(hard));
