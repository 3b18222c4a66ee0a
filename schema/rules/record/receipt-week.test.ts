import { expect, test } from '@jest/globals';
import { dueReceiptWeek, receiptWeek } from './receipt-week.ts';

test.each([
  ['a moment before nine on Monday', '2031-11-24T13:59:59.999Z', '2031-11-17'],
  ['nine on Monday', '2031-11-24T14:00:00.000Z', '2031-11-24'],
  ['Sunday night', '2031-12-01T04:59:00.000Z', '2031-11-24'],
  ['nine on a Monday of summer time', '2031-07-07T13:00:00.000Z', '2031-07-07'],
  ['the Monday after clocks went forward', '2031-03-10T13:00:00.000Z', '2031-03-10'],
  ['the first Monday of a year', '2032-01-05T14:00:00.000Z', '2032-01-05'],
])('at %s the mail of a Monday is due', (_moment, now, monday) => {
  expect(dueReceiptWeek(new Date(now)).monday).toBe(monday);
});

test('the mail of a Monday holds the seven days before it', () => {
  expect(receiptWeek('2032-01-05')).toEqual({
    monday: '2032-01-05',
    mailedFrom: new Date('2032-01-05T14:00:00.000Z'),
    first: '2031-12-29',
    last: '2032-01-04',
  });
});
