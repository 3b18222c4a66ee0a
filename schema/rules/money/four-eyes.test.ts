import { expect, test } from '@jest/globals';
import { disputeCause, mayApproveFrom, refundCause } from './four-eyes.ts';

test.each([
  [1, 0, 0, null, null],
  [100_00, 0, 0, null, null],
  [50_00, 0, 50_00, null, null],
  [50_00, 0, 50_01, null, 'LARGE_REFUND'],
  [49_00, 0, 200_00, null, 'LARGE_REFUND'],
  [499_99, 0, 0, null, 'LARGE_REFUND'],
  [500_00, 0, 0, 'LARGE_REFUND', 'LARGE_REFUND'],
  [500_00, 9, 0, 'LARGE_REFUND', 'LARGE_REFUND'],
  [300_00, 1, 199_99, null, 'LARGE_REFUND'],
  [300_00, 0, 200_00, 'LARGE_REFUND', 'LARGE_REFUND'],
  [1, 4, 0, null, null],
  [1, 5, 0, 'MANY_REFUNDS', 'MANY_REFUNDS'],
  [499_99, 6, 0, 'MANY_REFUNDS', 'LARGE_REFUND'],
])(
  'a refund of %i cents after %i others within the hour, and %i cents that the invoice gave back: %s, for support %s',
  (cents, lastHour, givenBackCents, cause, ofSupport) => {
    const earlier = { lastHour, givenBackCents };
    expect(refundCause(cents, earlier, { refundsAnyAmount: true })).toBe(cause);
    expect(refundCause(cents, earlier, { refundsAnyAmount: false })).toBe(ofSupport);
  },
);

test.each([
  ['another person who may decide, at once', 'REFUND', 'bob', ['ann', 'bob'], '2031-11-20T17:00:00Z'],
  ['another person whose role is too new, never', 'REFUND', 'bob', ['ann', 'eve'], null],
  ['the one who asked, never while somebody else can', 'REFUND', 'ann', ['ann', 'bob'], null],
  ['the one who asked and is alone, after an hour', 'REFUND', 'ann', ['ann'], '2031-11-20T18:00:00Z'],
  ['who is alone with people whose role is too new, too', 'REFUND', 'ann', [], '2031-11-20T18:00:00Z'],
  ['another owner a further one, at once', 'OWNER', 'bob', ['ann', 'bob'], '2031-11-20T17:00:00Z'],
  ['who asked for a further owner, after an hour', 'OWNER', 'ann', ['ann', 'bob'], '2031-11-20T18:00:00Z'],
] as const)('%s', (_who, kind, id, deciders, from) => {
  const asked = { kind, by: 'ann', at: new Date('2031-11-20T17:00:00Z') };
  expect(mayApproveFrom(asked, id, { deciders, removedAt: null })).toEqual(from && new Date(from));
});

test.each([
  ['an hour before it was asked for', 'REFUND', ['ann'], '2031-11-20T16:00:00Z', '2031-11-21T16:00:00Z'],
  ['after it was asked for', 'REFUND', ['ann'], '2031-11-20T17:30:00Z', '2031-11-21T17:30:00Z'],
  ['23 hours before', 'REFUND', ['ann'], '2031-11-19T18:00:00Z', '2031-11-20T18:00:00Z'],
  ['while another remains', 'REFUND', ['ann', 'bob'], '2031-11-20T16:00:00Z', null],
  ['before a further owner', 'OWNER', ['ann', 'bob'], '2031-11-20T16:00:00Z', '2031-11-21T16:00:00Z'],
] as const)(
  'who asked is not soon alone because another decider was removed %s',
  (_when, kind, deciders, removed, from) => {
    const asked = { kind, by: 'ann', at: new Date('2031-11-20T17:00:00Z') };
    const removedAt = new Date(removed);
    expect(mayApproveFrom(asked, 'ann', { deciders, removedAt })).toEqual(from && new Date(from));
    expect(mayApproveFrom(asked, 'bob', { deciders: ['bob'], removedAt })).toEqual(asked.at);
  },
);

test.each([
  [499_99, null],
  [500_00, 'LARGE_DISPUTE'],
])('a reply to a dispute about %i cents: %s', (cents, cause) => {
  expect(disputeCause(cents)).toBe(cause);
});
