import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { HomeQuery } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { show } from '#frontend/testing/show.tsx';
import { PlanMonth } from './PlanMonth.tsx';

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

const day = (of: string, units: number) => ({ day: of, picks: 40, units, belowPeak: 0, luck: 12 });
const FIGURES = { n: 85, wins: 42, losses: 40, pushes: 3 };

async function showMonth(days: object[], figures: object | null, dates = ['2026-11-20', '2026-11-19']) {
  const asked = jest.fn(async (_address: unknown) => ({
    ok: true,
    json: async () => ({ figures, curve: { days } }),
  }));
  globalThis.fetch = asked as unknown as typeof fetch;
  const [today, yesterday] = dates;
  const data = { today: { date: today }, yesterday: { date: yesterday } } as HomeQuery;
  show(<PlanMonth data={data} tier="PLUS" />, { at: '/home', answers: new Answers() });
  return asked;
}

test('the month of a plan is what its members got, a loss said as a loss, with its line', async () => {
  const asked = await showMonth([day('2026-11-18', 1.2), day('2026-11-19', -2.6)], FIGURES);
  expect(await screen.findByText('−2.6 units', { selector: 'strong' })).toHaveAttribute('data-tone', 'loss');
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/record/stats.json?since=2026-11-01&as=PLUS',
  ]);
  expect(screen.getByRole('heading', { name: 'This month, Plus plan' })).toBeVisible();
  expect(screen.getByText('42–40–3')).toBeVisible();
  expect(screen.getByText('85 graded picks')).toBeVisible();
  const line = screen.getByRole('img', { name: 'Units day by day, −2.6 units on Nov 19, 2026' });
  expect(line.querySelectorAll('path').length).toBeGreaterThan(2);
  expect(screen.getByRole('link', { name: 'Your plan’s record' })).toHaveAttribute('href', '/record?as=PLUS');
});

test('on the first of a month it is the month that ended', async () => {
  const asked = await showMonth([day('2026-11-29', 1), day('2026-11-30', 2)], FIGURES, [
    '2026-12-01',
    '2026-11-30',
  ]);
  expect(await screen.findByText('+2.0 units', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'November, Plus plan' })).toBeVisible();
  expect(asked).toHaveBeenCalledWith('/record/stats.json?since=2026-11-01&as=PLUS');
});

test.each([
  ['no pick is graded', [], FIGURES],
  ['figures are withheld', [day('2026-11-19', 2)], null],
])('while %s there is no figure', async (_, days, figures) => {
  await showMonth(days, figures);
  expect(await screen.findByText('No pick of this month is graded yet.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('where the file cannot be read that is said', async () => {
  globalThis.fetch = (async () => ({ ok: false, status: 503 })) as unknown as typeof fetch;
  const data = { today: { date: '2026-11-20' }, yesterday: { date: '2026-11-19' } } as HomeQuery;
  show(<PlanMonth data={data} tier="VIP" />, { at: '/home', answers: new Answers() });
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
});
