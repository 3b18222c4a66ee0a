import { expect, test } from '@jest/globals';
import { leaveReasonText, nowAndSince } from './money-text.ts';

test.each([
  [468_700, 34, '$4,687 now, +$4,687 since Nov 1, 2026.'],
  [468_700, 500_040, '$4,687 now, −$313 since Nov 1, 2026.'],
  [12_950, 12_900, '$129.50 now, +$0.50 since Nov 1, 2026.'],
  [468_700, 468_690, '$4,687 now, $0 since Nov 1, 2026.'],
])('both amounts of a sentence are as exact as each other: %i from %i', (now, before, sentence) => {
  expect(nowAndSince(now, before, '2026-11-01')).toBe(sentence);
});

test('a plan that the staff took back and one that a bank disputed ended for two reasons', () => {
  expect(leaveReasonText('revoked')).toBe('revoked');
  expect(leaveReasonText('disputed')).toBe('disputed');
});
