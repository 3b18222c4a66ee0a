import { expect, test } from '@jest/globals';
import type { PickViewer } from '#schema/rules/access/visibility.ts';
import { openedAt } from './opened-at.ts';

const PICK = {
  tier: 'PLUS',
  status: 'PUBLISHED',
  date: '2026-11-20',
  startsAt: new Date('2026-11-21T01:15:00Z'),
  releaseAt: null,
  publishedAt: new Date('2026-11-20T15:00:00Z'),
} as const;
const VIEWER: PickViewer = {
  tier: 'PREMIUM',
  trialEnded: false,
  lapsed: false,
  paused: null,
  onBreak: false,
  readsAll: false,
};

test.each<[string, object, Partial<PickViewer>, string]>([
  ['as it is posted', {}, {}, '2026-11-20T15:00:00.000Z'],
  [
    'on its day, when it was posted the day before',
    { publishedAt: new Date('2026-11-19T20:00:00Z') },
    {},
    '2026-11-20T05:00:00.000Z',
  ],
  [
    'an hour early for Premium',
    { releaseAt: new Date('2026-11-20T18:00:00Z') },
    {},
    '2026-11-20T17:00:00.000Z',
  ],
  [
    'in time for Plus',
    { releaseAt: new Date('2026-11-20T18:00:00Z') },
    { tier: 'PLUS' },
    '2026-11-20T18:00:00.000Z',
  ],
  ['at midnight, where the plan does not open it', {}, { tier: 'FREE' }, '2026-11-21T05:00:00.000Z'],
  [
    'with its game, which midnight came before',
    { startsAt: new Date('2026-11-21T06:00:00Z') },
    { tier: 'FREE' },
    '2026-11-21T06:00:00.000Z',
  ],
])('a pick opens %s', (_name, pick, viewer, at) => {
  expect(openedAt({ ...PICK, ...pick }, { ...VIEWER, ...viewer }).toISOString()).toBe(at);
});
