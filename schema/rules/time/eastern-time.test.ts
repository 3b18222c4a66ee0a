import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  easternDay,
  easternInstant,
  easternTime,
  isDay,
  isWallTime,
  longDay,
  nextMidnight,
  plainDay,
  plainMoment,
  readableTime,
} from './eastern-time.ts';

describe('an instant as New York reads it', () => {
  test.each([
    ['midnight in winter', '2031-11-20T05:00:00Z', '2031-11-20', '00:00'],
    ['a moment before it', '2031-11-20T04:59:59.999Z', '2031-11-19', '23:59'],
    ['midnight in summer', '2031-07-04T04:00:00Z', '2031-07-04', '00:00'],
    ['midnight in London', '2031-07-04T00:00:00Z', '2031-07-03', '20:00'],
    ['new year', '2032-01-01T04:59:00Z', '2031-12-31', '23:59'],
    ['leap day', '2028-02-29T17:00:00Z', '2028-02-29', '12:00'],
    ['before spring forward', '2031-03-09T06:59:00Z', '2031-03-09', '01:59'],
    ['after spring forward', '2031-03-09T07:00:00Z', '2031-03-09', '03:00'],
    ['the first 01:30 of autumn', '2031-11-02T05:30:00Z', '2031-11-02', '01:30'],
    ['the second 01:30 of autumn', '2031-11-02T06:30:00Z', '2031-11-02', '01:30'],
  ])('%s', (_name, instant, day, time) => {
    expect(easternDay(new Date(instant))).toBe(day);
    expect(easternTime(new Date(instant))).toBe(time);
  });
});

describe('a New York day and time as an instant', () => {
  test.each([
    ['a winter evening', '2031-11-20', '20:15', '2031-11-21T01:15:00.000Z'],
    ['a summer evening', '2031-07-04', '19:05', '2031-07-04T23:05:00.000Z'],
    ['midnight of the spring day', '2031-03-09', '00:00', '2031-03-09T05:00:00.000Z'],
    ['01:59 of the spring day', '2031-03-09', '01:59', '2031-03-09T06:59:00.000Z'],
    ['02:30, which spring skips, is an hour later', '2031-03-09', '02:30', '2031-03-09T07:30:00.000Z'],
    ['03:00 of the spring day', '2031-03-09', '03:00', '2031-03-09T07:00:00.000Z'],
    ['00:59 of the autumn day', '2031-11-02', '00:59', '2031-11-02T04:59:00.000Z'],
    ['01:30, which autumn repeats, is the second', '2031-11-02', '01:30', '2031-11-02T06:30:00.000Z'],
    ['02:00 of the autumn day', '2031-11-02', '02:00', '2031-11-02T07:00:00.000Z'],
    ['23:59 of the autumn day', '2031-11-02', '23:59', '2031-11-03T04:59:00.000Z'],
    ['the next spring', '2032-03-14', '02:30', '2032-03-14T07:30:00.000Z'],
  ])('%s', (_name, day, time, instant) => {
    expect(easternInstant(day, time).toISOString()).toBe(instant);
  });

  test('every quarter of an hour of two years reads back as it was written, but for the skipped hour', () => {
    const wrong: string[] = [];
    for (let day = '2030-12-31'; day < '2033-01-01'; day = addDays(day, 1))
      for (const hour of ['00', '01', '02', '03', '12', '23'])
        for (const minute of ['00', '15', '45']) {
          const time = `${hour}:${minute}`;
          const instant = easternInstant(day, time);
          if (easternDay(instant) !== day || easternTime(instant) !== time) wrong.push(`${day} ${time}`);
        }
    const skipped = ['2031-03-09', '2032-03-14'];
    expect(wrong).toEqual(skipped.flatMap((day) => [`${day} 02:00`, `${day} 02:15`, `${day} 02:45`]));
  });
});

describe('days and times as typed', () => {
  test.each(['2026-11-20', '2028-02-29', '2000-02-29', '2031-12-31', '0001-01-01'])('%s is a day', (text) =>
    expect(isDay(text)).toBe(true),
  );

  test.each([
    '2027-02-29',
    '2100-02-29',
    '2031-02-30',
    '2031-04-31',
    '2031-13-01',
    '2031-00-10',
    '2031-01-00',
    '0000-01-01',
    '9999-12-31',
    '2031-1-1',
    '20311120',
    '2031-11-20T00:00',
    ' 2031-11-20',
    '2031-11-20\n',
    '',
    '٢٠٣١-١١-٢٠',
  ])('%j is not a day', (text) => expect(isDay(text)).toBe(false));

  test.each(['00:00', '09:05', '19:05', '23:59'])('%s is a time', (text) =>
    expect(isWallTime(text)).toBe(true),
  );
  test.each(['24:00', '9:05', '19:60', '19:5', '19:05:00', '7 pm', '', '19:05\n'])(
    '%j is not a time',
    (text) => expect(isWallTime(text)).toBe(false),
  );
});

test('days are added over months, years and both changes of the clock', () => {
  expect(addDays('2031-11-20', 1)).toBe('2031-11-21');
  expect(addDays('2031-11-01', 2)).toBe('2031-11-03');
  expect(addDays('2031-03-10', -2)).toBe('2031-03-08');
  expect(addDays('2031-12-31', 1)).toBe('2032-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test.each([
  ['2026-11-20T18:00:00Z', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21T04:59:59.999Z', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21T05:00:00Z', '2026-11-22T05:00:00.000Z'],
  // The day on which the clock is put back has 25 hours, that on which it is put forward 23.
  ['2026-11-01T04:00:00Z', '2026-11-02T05:00:00.000Z'],
  ['2026-03-08T05:00:00Z', '2026-03-09T04:00:00.000Z'],
])('the New York day of %s ends at %s', (instant, midnight) =>
  expect(nextMidnight(new Date(instant)).toISOString()).toBe(midnight),
);

test('days and times as a reader says them', () => {
  expect(longDay('2026-11-20')).toBe('Friday, November 20, 2026');
  expect(['00:05', '09:30', '12:00', '19:05', '23:59'].map(readableTime)).toEqual([
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '7:05 PM',
    '11:59 PM',
  ]);
  expect(plainDay('2026-11-20')).toBe('Nov 20, 2026');
});

test.each([
  ['2026-11-21T20:00:00Z', 'Nov 21, 2026, 3:00 PM ET'],
  ['2026-07-04T03:59:59Z', 'Jul 3, 2026, 11:59 PM ET'],
  ['2026-07-04T04:00:00Z', 'Jul 4, 2026, 12:00 AM ET'],
])('%s in words is %s', (instant, words) => expect(plainMoment(new Date(instant))).toBe(words));
