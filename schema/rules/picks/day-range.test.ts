import { expect, test } from '@jest/globals';
import { dayRange } from './day-range.ts';

const LAST = '2031-11-20';
const A_YEAR_BEFORE = '2030-11-20';

test.each([
  [{}, { from: A_YEAR_BEFORE, to: LAST }],
  [
    { from: null, to: null },
    { from: A_YEAR_BEFORE, to: LAST },
  ],
  [{ from: '2031-11-01' }, { from: '2031-11-01', to: LAST }],
  [{ to: '2031-03-02' }, { from: '2030-03-02', to: '2031-03-02' }],
  [
    { from: A_YEAR_BEFORE, to: LAST },
    { from: A_YEAR_BEFORE, to: LAST },
  ],
  [
    { from: LAST, to: LAST },
    { from: LAST, to: LAST },
  ],
  // Days to come are cut off, and with them they never count against the longest range.
  [
    { from: A_YEAR_BEFORE, to: '2040-01-01' },
    { from: A_YEAR_BEFORE, to: LAST },
  ],
  [
    { from: '2031-12-01', to: '2031-12-24' },
    { from: '2031-12-01', to: LAST },
  ],
  [{ from: '2030-11-19' }, { problem: 'A range has at most 366 days' }],
  [{ from: '0001-01-01', to: '2031-01-01' }, { problem: 'A range has at most 366 days' }],
  // There is no day before the first.
  [{ to: '0001-03-01' }, { from: '0001-01-01', to: '0001-03-01' }],
  [{ from: '2031-11-02', to: '2031-11-01' }, { problem: 'from must not be after to' }],
])('%j is %j', (asked, range) => expect(dayRange(asked, LAST)).toEqual(range));
