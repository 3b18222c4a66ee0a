import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { anchorDayOf, currentPeriod, daysLater, nextPeriodEnd, TRIAL_MILLISECONDS } from './periods.ts';

/** Days of a month by the rule of the calendar, counted apart from any library. */
function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** A New York day and time to the millisecond, as another formatter than the product's writes it. */
const inNewYork = (instant: Date) =>
  `${instant.toLocaleString('sv-SE', { timeZone: 'America/New_York' })}.${instant.getUTCMilliseconds()}`;

const two = (number: number) => String(number).padStart(2, '0');

test.each([28, 29, 30, 31])(
  'a plan of the %ith renews on that day or the last one of its month at the same time, for 400 months',
  (anchor) => {
    let [year, month] = [2027, 1];
    let instant = new Date(`2027-01-${anchor}T21:01:59.123-05:00`);
    for (let count = 0; count < 400; count += 1) {
      instant = nextPeriodEnd(instant, anchor);
      [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
      const day = Math.min(anchor, daysIn(year, month));
      expect(inNewYork(instant)).toBe(`${year}-${two(month)}-${two(day)} 21:01:59.123`);
    }
  },
);

describe('a month later', () => {
  test.each([
    ['2031-01-31T10:00:00Z', 31, '2031-02-28T10:00:00.000Z'],
    ['2031-02-28T10:00:00Z', 31, '2031-03-31T09:00:00.000Z'],
    ['2032-01-31T10:00:00Z', 31, '2032-02-29T10:00:00.000Z'],
    ['2032-02-29T10:00:00Z', 29, '2032-03-29T09:00:00.000Z'],
    ['2100-01-30T10:00:00Z', 30, '2100-02-28T10:00:00.000Z'],
    // The audit's: bought on December 30 at 9:01 PM Eastern.
    ['2030-12-31T02:01:00Z', 30, '2031-01-31T02:01:00.000Z'],
    ['2031-01-31T02:01:00Z', 30, '2031-03-01T02:01:00.000Z'],
    ['2031-03-01T02:01:00Z', 30, '2031-03-31T01:01:00.000Z'],
  ])('than %s with anchor day %i is %s', (start, anchor, end) =>
    expect(nextPeriodEnd(new Date(start), anchor).toISOString()).toBe(end),
  );

  test.each([
    ['clocks go forward on 9 March 2031', '2031-02-20T07:30:00Z', '2031-03-20T06:30:00.000Z'],
    ['clocks go back on 2 November 2031', '2031-10-20T05:30:00Z', '2031-11-20T06:30:00.000Z'],
    ['in the hour that does not exist', '2031-02-09T07:30:00Z', '2031-03-09T07:30:00.000Z'],
    ['in the hour that comes twice', '2031-10-02T05:30:00Z', '2031-11-02T06:30:00.000Z'],
  ])('is the same time of the day in New York: %s', (_what, start, end) =>
    expect(nextPeriodEnd(new Date(start), anchorDayOf(new Date(start))).toISOString()).toBe(end),
  );
});

test('several months later is the anchor day of that month', () => {
  expect(nextPeriodEnd(new Date('2031-08-31T16:00:00Z'), 31, 6).toISOString()).toBe(
    '2032-02-29T17:00:00.000Z',
  );
  expect(nextPeriodEnd(new Date('2032-02-29T17:00:00Z'), 29, 12).toISOString()).toBe(
    '2033-02-28T17:00:00.000Z',
  );
});

test('days later is the same time of the day, also when the clocks change in between', () => {
  expect(daysLater(new Date('2031-03-08T04:30:00Z'), 7).toISOString()).toBe('2031-03-15T03:30:00.000Z');
  expect(daysLater(new Date('2031-11-01T03:30:00Z'), 7).toISOString()).toBe('2031-11-08T04:30:00.000Z');
});

test('the anchor day is the day in New York', () => {
  expect(anchorDayOf(new Date('2031-02-01T04:59:59.999Z'))).toBe(31);
  expect(anchorDayOf(new Date('2031-02-01T05:00:00Z'))).toBe(1);
});

test('a trial is 86,400 seconds, also on the days of 23 and 25 hours', () => {
  expect(TRIAL_MILLISECONDS).toBe(86_400 * 1_000);
});

test('the zone of the process changes nothing', () => {
  const script = `
    const { anchorDayOf, nextPeriodEnd } = await import(${JSON.stringify(new URL('periods.ts', import.meta.url).href)});
    const seen = [new Date().getTimezoneOffset()];
    let instant = new Date('2031-01-31T23:30:00Z');
    for (let count = 0; count < 24; count += 1) {
      instant = nextPeriodEnd(instant, anchorDayOf(new Date('2031-01-31T23:30:00Z')));
      seen.push(instant.toISOString());
    }
    console.log(JSON.stringify(seen));`;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const inZone = (TZ: string): unknown[] =>
    JSON.parse(
      execFileSync(
        process.execPath,
        ['--no-warnings', '--import', 'tsx', '--input-type=module', '-e', script],
        {
          cwd: root,
          env: { ...process.env, TZ, NODE_OPTIONS: '' },
          encoding: 'utf8',
        },
      ),
    );
  const answers = ['UTC', 'America/New_York', 'Pacific/Kiritimati'].map(inZone);
  const [offsets, dates] = [answers.map(([offset]) => offset), answers.map(([, ...seen]) => seen)];
  // The processes really ran in different zones.
  expect(new Set(offsets).size).toBe(3);
  expect(dates[1]).toEqual(dates[0]);
  expect(dates[2]).toEqual(dates[0]);
  expect(dates[0]).toHaveLength(24);
});

describe('the period that contains now', () => {
  const first = { startsAt: new Date('2030-12-31T10:00:00Z'), endsAt: new Date('2031-01-31T10:00:00Z') };
  test.each([
    ['2031-01-31T09:59:59.999Z', '2031-01-31T10:00:00.000Z', 0],
    ['2031-01-31T10:00:00.000Z', '2031-02-28T10:00:00.000Z', 1],
    ['2031-02-28T10:00:00.000Z', '2031-03-31T09:00:00.000Z', 2],
    ['2031-04-15T00:00:00.000Z', '2031-04-30T09:00:00.000Z', 3],
    ['2041-02-01T00:00:00.000Z', '2041-02-28T10:00:00.000Z', 121],
  ])('at %s ends %s, %i periods on', (now, end, passed) => {
    const found = currentPeriod(first, 31, new Date(now));
    expect([found.period.endsAt.toISOString(), found.passed]).toEqual([end, passed]);
    expect(found.period.startsAt.getTime()).toBeLessThanOrEqual(new Date(now).getTime());
  });
});
