import { expect, test } from '@jest/globals';
import { countdownTo, remainingText, tickingText, waitText } from './countdown.ts';

const END = new Date('2031-11-21T17:00:00Z');
const before = (milliseconds: number) => new Date(END.getTime() - milliseconds);
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test.each([
  ['the account trial at sign-up', 24 * HOUR, '1d 0h 0m remaining', '24h 00m 00s', '1d 0h 0m'],
  ['a second later', 24 * HOUR - SECOND, '23h 59m remaining', '23h 59m 59s', '23h 59m'],
  ['the last minute', 60 * SECOND, '1m remaining', '0h 01m 00s', '1m'],
  ['eight seconds', 8 * SECOND, '0m remaining', '0h 00m 08s', 'less than a minute'],
  ['the last millisecond', 1, '0m remaining', '0h 00m 00s', 'less than a minute'],
  ['a month', 30 * 24 * HOUR + 61 * SECOND, '30d 0h 1m remaining', '720h 01m 01s', '30d 0h 1m'],
])('%s', (_name, left, remaining, ticking, wait) => {
  expect(remainingText(END, before(left))).toBe(remaining);
  expect(tickingText(END, before(left))).toBe(ticking);
  expect(waitText(END, before(left))).toBe(wait);
});

test.each([0, -1, -24 * HOUR])('%i milliseconds before the end it has ended', (left) => {
  expect(countdownTo(END, before(left))).toBeNull();
  expect(remainingText(END, before(left))).toBeNull();
  expect(tickingText(END, before(left))).toBeNull();
  expect(waitText(END, before(left))).toBeNull();
});

test('the parts add up to the whole', () => {
  for (const left of [1, 999, 1_000, 59_999, 60_000, HOUR - 1, 25 * HOUR + 61_500]) {
    const parts = countdownTo(END, before(left));
    if (!parts) throw new Error('ended too early');
    const seconds = ((parts.days * 24 + parts.hours) * 60 + parts.minutes) * 60 + parts.seconds;
    expect(seconds).toBe(Math.floor(left / SECOND));
  }
});
