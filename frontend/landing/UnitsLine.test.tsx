import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HEIGHT } from '#frontend/ui/drawn-line.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { UnitsLine } from './UnitsLine.tsx';

type Curve = Pick<StatsFile['curve'], 'days' | 'drawdown'>;

const FALLING: Curve = {
  days: [
    { day: '2026-08-25', picks: 12, units: 6, luck: 5, belowPeak: 0 },
    { day: '2026-10-01', picks: 240, units: -9.5, luck: 22, belowPeak: 0 },
    { day: '2026-11-22', picks: 412, units: -3.44, luck: 35.1, belowPeak: 0 },
  ],
  drawdown: { units: 15.5, from: '2026-08-25', to: '2026-10-01', recovered: null },
};

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

function show(curve: Curve | 'unreachable') {
  globalThis.fetch = jest.fn(async () => {
    if (curve === 'unreachable') throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => ({ curve }) } as Response;
  }) as typeof fetch;
  return render(
    <MemoryRouter>
      <UnitsLine />
    </MemoryRouter>,
  ).container;
}

test('the last 90 days say how they ended, losses too, on how many picks, and what luck does', async () => {
  show(FALLING);
  expect(await screen.findByRole('heading', { name: 'Last 90 days' })).toBeVisible();
  expect(screen.getByText('−3.4 units')).toHaveAttribute('data-tone', 'loss');
  expect(screen.getByText('since Aug 25')).toBeVisible();
  expect(
    screen.getByRole('img', {
      name: 'Units over the last 90 days: 412 graded picks, Aug 25, 2026 to Nov 22, 2026, ended at −3.4 units',
    }),
  ).toBeVisible();
  expect(
    screen.getByText(/Biggest drop: −15\.5 units\. The band shows where luck alone ends .* \(±35\.1\)/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See every pick' })).toHaveAttribute(
    'href',
    '/record?window=DAYS_90',
  );
});

test('the line begins at zero, and a loss ends below it', async () => {
  const page = show(FALLING);
  await screen.findByRole('img');
  const numbers = (path: string) =>
    path
      .split(/[MLHZ ]+/)
      .filter(Boolean)
      .map(Number);
  const line = numbers(page.querySelector('path.line')?.getAttribute('d') ?? '');
  const [, zero] = numbers(page.querySelector('path.zero')?.getAttribute('d') ?? '');
  const heights = line.filter((_, place) => place % 2 === 1);
  expect(heights).toHaveLength(4);
  expect(heights[0]).toBe(zero);
  const [, won = 0, lost = 0, end = 0] = heights;
  expect(won).toBeLessThan(Number(zero));
  expect(end).toBeGreaterThan(Number(zero));
  expect(lost).toBeGreaterThan(end);
  expect(lost).toBeLessThan(HEIGHT);
  expect(page.querySelector('circle')).toHaveAttribute('data-tone', 'loss');
});

test.each<[string, Curve | 'unreachable']>([
  ['no pick is graded, or figures are withheld', { days: [], drawdown: null }],
  [
    'there are too few to tell them from luck',
    { ...FALLING, days: FALLING.days.map((day) => ({ ...day, picks: 29 })) },
  ],
  ['they cannot be loaded', 'unreachable'],
])('where %s, there is no empty frame', async (_when, curve) => {
  const page = show(curve);
  await waitFor(() => expect(page).toBeEmptyDOMElement());
});
