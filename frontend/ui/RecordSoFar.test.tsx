import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { RecordSoFarQuery } from '#frontend/generated/graphql.ts';
import { RecordSoFar } from './RecordSoFar.tsx';

type Figures = NonNullable<RecordSoFarQuery['recordStats']['figures']>;

const SEASON: Figures = {
  ...{ n: 1_499, wins: 779, losses: 679, pushes: 41 },
  staked: {
    ...{ n: 1_499, needed: 100, units: 103.31, staked: 2_198, yield: 0.047 },
    interval: { low: -0.0071, high: 0.1011 },
  },
};

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

function show(figures: Figures | null | 'unreachable') {
  const data = { recordStats: { __typename: 'RecordStats', to: '2026-11-21', figures } };
  globalThis.fetch = jest.fn(async () => {
    if (figures === 'unreachable') throw new TypeError('Failed to fetch');
    return { json: async () => ({ data }) } as Response;
  }) as typeof fetch;
  render(
    <MemoryRouter>
      <RecordSoFar otherwise={<p>Nothing yet</p>} />
    </MemoryRouter>,
  );
}

test('the real record has its sample and interval, leads to its picks, and nothing stood there before', async () => {
  show(SEASON);
  expect(screen.queryByText('Nothing yet')).toBeNull();
  const link = await screen.findByRole('link', { name: 'Our record: 779–679–41, +103.3 units' });
  expect(link).toHaveAttribute('href', '/record');
  expect(
    screen.getByText('1,499 graded picks to Nov 21, 2026. Yield +4.7% (95% range: −0.7% to +10.1%)'),
  ).toBeVisible();
});

test.each<[string, Figures | null | 'unreachable']>([
  ['fewer than 100 picks are graded', { ...SEASON, n: 99 }],
  ['figures are withheld', null],
  ['they cannot be loaded', 'unreachable'],
])('where %s, no figure is shown', async (_when, figures) => {
  show(figures);
  expect(await screen.findByText('Nothing yet')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
