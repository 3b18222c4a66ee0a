import { expect, test } from 'vitest';
import { mayApproveFrom, refundCause } from './four-eyes.ts';

test.each([
  [1, 0, 0, null],
  [499_99, 0, 0, null],
  [500_00, 0, 0, 'LARGE_REFUND'],
  [500_00, 9, 0, 'LARGE_REFUND'],
  [300_00, 1, 199_99, null],
  [300_00, 0, 200_00, 'LARGE_REFUND'],
  [1, 4, 0, null],
  [1, 5, 0, 'MANY_REFUNDS'],
  [499_99, 6, 0, 'MANY_REFUNDS'],
])(
  'a refund of %i cents after %i others within the hour, and %i cents of the same invoice within the day: %s',
  (cents, lastHour, sameInvoiceCents, cause) => {
    expect(refundCause(cents, { lastHour, sameInvoiceCents })).toBe(cause);
  },
);

const asked = { by: 'ann', at: new Date('2031-11-20T17:00:00Z') };

test.each([
  ['another person, at once', { id: 'bob', others: 3 }, '2031-11-20T17:00:00Z'],
  ['the one who asked, never while somebody else can', { id: 'ann', others: 1 }, null],
  ['the one who asked and is alone, after an hour', { id: 'ann', others: 0 }, '2031-11-20T18:00:00Z'],
])('%s', (_who, decider, from) => {
  expect(mayApproveFrom(asked, decider)).toEqual(from && new Date(from));
});
