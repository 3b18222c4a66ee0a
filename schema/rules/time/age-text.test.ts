import { expect, test } from '@jest/globals';
import { ageText } from './age-text.ts';
import { DAY, HOUR, MINUTE, SECOND } from './durations.ts';

const NOW = new Date('2026-11-24T18:00:00.000Z');

test.each([
  [-5 * SECOND, '0 s ago'],
  [38 * SECOND, '38 s ago'],
  [119 * SECOND, '119 s ago'],
  [2 * MINUTE, '2 min ago'],
  [119 * MINUTE, '119 min ago'],
  [3 * HOUR + 59 * MINUTE, '3 h ago'],
  [2 * DAY, '2 days ago'],
])('%d ms ago is %s', (age, text) => {
  expect(ageText(new Date(NOW.getTime() - age), NOW)).toBe(text);
});
