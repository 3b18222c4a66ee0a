import { describe, expect, test } from '@jest/globals';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { runtimeZone, wallClockIn, type ZoneOffset } from '#schema/rules/time/zoned-time.ts';
import { nextDigestAt, quietUntil } from './alert-times.ts';

const NIGHT = { quietFrom: '22:00', quietTo: '08:00' };
const NY = runtimeZone('America/New_York');

describe('quiet hours end', () => {
  test.each<[string, string, typeof NIGHT, string | null]>([
    ['in the evening: on the next morning', '2026-11-20T03:30:00Z', NIGHT, '2026-11-20T13:00:00.000Z'],
    ['after midnight: on the same morning', '2026-11-20T06:00:00Z', NIGHT, '2026-11-20T13:00:00.000Z'],
    ['at their very end: they are over', '2026-11-20T13:00:00Z', NIGHT, null],
    ['by day: not', '2026-11-20T17:00:00Z', NIGHT, null],
    [
      'within one day',
      '2026-11-20T18:00:00Z',
      { quietFrom: '12:00', quietTo: '15:00' },
      '2026-11-20T20:00:00.000Z',
    ],
    [
      'in the night that spring shortens',
      '2027-03-14T06:00:00Z',
      { quietFrom: '22:00', quietTo: '02:30' },
      '2027-03-14T07:30:00.000Z',
    ],
  ])('%s', (_name, at, quiet, end) => {
    expect(quietUntil(quiet, NY, new Date(at))?.toISOString() ?? null).toBe(end);
  });

  test('never where there are none', () => {
    expect(quietUntil({ quietFrom: null, quietTo: null }, NY, new Date('2026-11-20T06:00:00Z'))).toBeNull();
  });
});

describe('the daily mail', () => {
  test.each([
    ['today, if its time is still to come', '2026-11-20T13:30:00Z', false, '2026-11-20T14:00:00.000Z'],
    ['tomorrow, if not', '2026-11-20T14:00:00Z', false, '2026-11-21T14:00:00.000Z'],
    ['tomorrow, once today’s was sent', '2026-11-20T13:30:00Z', true, '2026-11-21T14:00:00.000Z'],
  ])('comes %s', (_name, now, sentToday, expected) => {
    const next = nextDigestAt({ ...NIGHT, digestAt: '09:00' }, NY, new Date(now), { sentToday });
    expect(next.toISOString()).toBe(expected);
  });

  test('planned in quiet hours, it comes when they end', () => {
    const next = nextDigestAt({ ...NIGHT, digestAt: '23:30' }, NY, new Date('2026-11-20T17:00:00Z'));
    expect(next.toISOString()).toBe('2026-11-21T13:00:00.000Z');
  });
});

const NAMES = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'UTC',
] as const;
const zoneAt = (n: number): [string, ZoneOffset] => {
  const name = NAMES[n % NAMES.length] ?? 'UTC';
  return [name, runtimeZone(name)];
};
const CHANGES = ['2027-03-14', '2026-11-01', '2027-03-28', '2026-10-25', '2027-04-04', '2026-10-04'];
const two = (n: number) => String(n).padStart(2, '0');

test('of 10,000 settings, over each change of the clocks: once a local day, and never in quiet hours', () => {
  const random = seededRandom('alert times');
  const below = (n: number) => random() % n;
  const time = () => `${two(below(24))}:${two(below(12) * 5)}`;
  for (let n = 0; n < 10_000; n += 1) {
    const [name, zone] = zoneAt(n);
    const quietFrom = n % 5 === 0 ? null : time();
    const settings = { digestAt: time(), quietFrom, quietTo: quietFrom && time() };
    if (settings.quietFrom !== null && settings.quietFrom === settings.quietTo) continue;
    const start = new Date(Date.parse(`${CHANGES[below(CHANGES.length)]}T12:00:00Z`) - DAY);
    let at = nextDigestAt(settings, zone, start);
    const days: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      if (quietUntil(settings, zone, at) !== null)
        throw new Error(`${JSON.stringify({ settings, name, at })} is in quiet hours`);
      days.push(wallClockIn(zone, at).day);
      at = nextDigestAt(settings, zone, at, { sentToday: true });
    }
    const span = (Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')) / DAY;
    if (new Set(days).size !== 3 || span > 3)
      throw new Error(`${JSON.stringify({ settings, name, days })} is not once a day`);
  }
});
