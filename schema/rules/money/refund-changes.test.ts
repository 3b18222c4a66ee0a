import { expect, test } from '@jest/globals';
import { refundChanges, refundConflict } from './refund-changes.ts';

test.each([
  [
    'part of a charge',
    { totalCents: 7_900, leftCents: 7_900, amountCents: 2_000 },
    ['$0.00', '$20.00', '$79.00', '$59.00'],
  ],
  [
    'the rest of it',
    { totalCents: 7_900, leftCents: 5_900, amountCents: 5_900 },
    ['$20.00', '$79.00', '$59.00', '$0.00'],
  ],
])('a refund of %s, before and after', (_what, refund, amounts) => {
  expect(refundChanges(refund).flatMap(({ before, after }) => [before, after])).toEqual(amounts);
});

test('a refund that was decided on another page says what has changed', () => {
  expect(refundConflict(7_900, 5_900)).toBe('What is left of this invoice was $79.00 and is now $59.00.');
});
