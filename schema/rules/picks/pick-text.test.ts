import { afterEach, expect, test } from '@jest/globals';
import { showTimesIn } from '#schema/rules/time/shown-time.ts';
import { pickText } from './pick-text.ts';

afterEach(() => showTimesIn(null));

const PICK = {
  ...{ teamOne: 'Bills', teamTwo: 'Texans', date: '2026-11-20', time: '20:15' },
  ...{ startsAt: '2026-11-21T01:15:00.000Z', pick: 'Bills -3.5', odds: 1.909091, units: 2 },
};

test('a pick as one line to paste', () => {
  expect(pickText(PICK, 'AMERICAN')).toBe(
    'Bills @ Texans: Bills −3.5 (−110), 2.0 units. Fri, Nov 20, 8:15 PM ET',
  );
  expect(pickText({ ...PICK, odds: null, units: null }, 'DECIMAL')).toBe(
    'Bills @ Texans: Bills −3.5. Fri, Nov 20, 8:15 PM ET',
  );
  showTimesIn('Asia/Tokyo');
  expect(pickText({ ...PICK, units: 1 }, 'FRACTIONAL')).toBe(
    'Bills @ Texans: Bills −3.5 (10/11), 1.0 units. Sat, Nov 21, 10:15 AM GMT+9',
  );
});
