import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { LeagueResultsQuery } from '#frontend/generated/graphql.ts';
import type { RecordKind } from '#schema/rules/stats/record-kinds.ts';
import { LeagueResults } from './LeagueResults.tsx';
import { leagueResults } from './league-results.ts';

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

const slice = (name: string, wins: number, losses: number, units: number | null) => ({
  name,
  figures: { n: wins + losses, wins, losses, pushes: 0, staked: { units } },
});
const rows = (...kinds: RecordKind[]) => ({
  nodes: kinds.map((kind, place) => ({ pickId: `pick_${place}`, kind })),
});

const SEASON = {
  to: '2026-11-22',
  by: [{ slices: [slice('NBA', 60, 50, -2.61), slice('NFL', 42, 16, 40.1), slice('NHL', 0, 0, null)] }],
};
const LATEST: LeagueResultsQuery = {
  ...{ NFL: rows('WIN', 'PUSH', 'OVERDUE', 'LOSS'), NBA: rows('LOSS'), NHL: rows() },
  ...{ NCAAF: rows(), NCAAB: rows(), MLB: rows() },
};

function answer(stats: { to: string; by: object[] }) {
  globalThis.fetch = jest.fn(async (address) => {
    const body = address === '/graphql' ? { data: LATEST } : stats;
    return { ok: true, json: async () => body } as Response;
  }) as typeof fetch;
}

test('every league with a pick has its record and its latest results, losing ones too, and none is left out', async () => {
  answer(SEASON);
  const results = await leagueResults();
  render(<MemoryRouter>{results && <LeagueResults results={results} />}</MemoryRouter>);
  expect(screen.getByRole('heading', { name: 'Every league, to Nov 22, 2026' })).toBeVisible();
  const [nba, nfl, ...others] = screen.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(nba).toHaveTextContent('NBA60–50−2.6 unitsL');
  expect(nfl).toHaveTextContent('NFL42–16+40.1 unitsLLPW');
  const row = within(nfl as HTMLElement);
  expect(row.getByRole('img', { name: 'Last 4: 1 won, 2 lost, 1 pushed' })).toBeVisible();
  expect(row.getByRole('link', { name: 'NFL' })).toHaveAttribute('href', '/record?league=NFL');
});

test('while no pick is graded, and while figures are withheld, there is nothing', async () => {
  answer({ ...SEASON, by: [] });
  expect(await leagueResults()).toBeNull();
});
