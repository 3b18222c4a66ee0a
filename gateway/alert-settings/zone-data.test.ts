import { expect, test } from '@jest/globals';
import { nextDigestAt, quietUntil } from '#schema/rules/alerts/alert-times.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { wallClockIn } from '#schema/rules/time/zoned-time.ts';
import { ZONE_DATA, zoneOf } from './zone-data.ts';

test.each([
  // Manitoba stays at UTC-5 from the autumn of 2026 on.
  ['America/Winnipeg', '2026-12-15T12:00:00Z', '07:00'],
  ['Canada/Central', '2026-12-15T12:00:00Z', '07:00'],
  ['America/Winnipeg', '2025-12-15T12:00:00Z', '06:00'],
  ['America/New_York', '2026-12-15T12:00:00Z', '07:00'],
  ['America/New_York', '2027-03-14T06:59:59Z', '01:59'],
  ['America/New_York', '2027-03-14T07:00:00Z', '03:00'],
  ['Asia/Kathmandu', '2026-12-15T12:00:00Z', '17:45'],
  ['Australia/Lord_Howe', '2026-12-15T12:00:00Z', '23:00'],
  ['UTC', '2026-12-15T12:00:00Z', '12:00'],
  ['+05:30', '2026-12-15T12:00:00Z', '17:30'],
  ['Nowhere/Atlantis', '2026-12-15T12:00:00Z', '07:00'],
  [null, '2026-12-15T12:00:00Z', '07:00'],
])('clocks of %s at %s show %s', (zone, at, time) => {
  expect(wallClockIn(zoneOf(zone), new Date(at)).time).toBe(time);
});

test('a member in Winnipeg has the daily mail at nine and quiet until eight, by the law of today', () => {
  const winnipeg = zoneOf('America/Winnipeg');
  const settings = { digestAt: '09:00', quietFrom: '22:00', quietTo: '08:00' };
  const night = new Date('2026-12-15T11:00:00Z');
  expect(nextDigestAt(settings, winnipeg, night)).toEqual(new Date('2026-12-15T14:00:00Z'));
  expect(quietUntil(settings, winnipeg, night)).toEqual(new Date('2026-12-15T13:00:00Z'));
  expect(quietUntil(settings, winnipeg, new Date('2026-12-16T03:15:00Z'))?.getTime()).toBe(
    Date.parse('2026-12-16T13:00:00Z'),
  );
  expect(winnipeg(night)).toBe(-5 * HOUR);
});

test('the data have a release of at least the one that knows it', () => {
  expect(ZONE_DATA >= '2026f').toBe(true);
});
