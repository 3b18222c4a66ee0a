import { expect, test } from '@jest/globals';
import { opennessText, type PreviewReader, previewMoments, previewOf } from './preview.ts';

const DAY = '2026-11-20';
const NOW = new Date('2026-11-20T18:00:00Z');
const PICK = {
  ...({ subscription: 'PREMIUM', status: 'DRAFT', date: DAY } as const),
  startsAt: '2026-11-21T00:30:00Z',
  releaseAt: '2026-11-20T22:00:00Z',
};

test('the moments are now, each plan’s opening, the first start, and the end of the day', () => {
  expect(previewMoments([PICK, { ...PICK, releaseAt: null }], DAY, NOW).map(({ label }) => label)).toEqual([
    'Now',
    'Opening, 3:00 PM ET',
    'Opening, 4:00 PM ET',
    'Opening, 5:00 PM ET',
    'First start, 7:30 PM ET',
    'After the day, Nov 21, 2026, 12:00 AM ET',
  ]);
  expect(previewMoments([], DAY, NOW).map(({ label }) => label)).toEqual([
    'Now',
    'After the day, Nov 21, 2026, 12:00 AM ET',
  ]);
  expect(previewMoments([PICK], '2026-11-19', NOW).map(({ label }) => label)).toEqual(['Now']);
});

test.each<[PreviewReader, string, string]>([
  ['VISITOR', '2026-11-20T21:30:00Z', 'Locked'],
  ['PLUS', '2026-11-20T21:30:00Z', 'Locked'],
  ['PREMIUM', '2026-11-20T20:30:00Z', '4:00 PM'],
  ['PREMIUM', '2026-11-20T21:00:00Z', 'Open'],
  ['VIP', '2026-11-20T20:00:00Z', 'Open'],
  ['PLUS', '2026-11-21T01:00:00Z', '12:00 AM'],
  ['VISITOR', '2026-11-21T05:00:00Z', 'Open'],
])('%s at %s: %s', (reader, at, says) => {
  expect(opennessText(previewOf(PICK, reader, new Date(at)))).toBe(says);
});

test('a pick of a day to come is not on the board', () => {
  expect(opennessText(previewOf({ ...PICK, date: '2026-11-21' }, 'VIP', NOW))).toBe('–');
});
