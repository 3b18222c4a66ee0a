import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { recordFigures } from '#schema/rules/stats/record-figures.ts';
import { NO_SUMS } from '#schema/testing/total-sums.ts';
import { PlanResults } from './PlanResults.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const figures = recordFigures(NO_SUMS);
const LOSING = {
  ...{ ...figures, n: 118 },
  staked: { ...figures.staked, n: 118, units: -21.86, staked: 120, interval: { low: -0.31, high: -0.054 } },
};
const WINNING = {
  ...{ ...figures, n: 412 },
  staked: { ...figures.staked, n: 412, units: 33.24, staked: 600, interval: { low: -0.034, high: 0.1447 } },
};
const STATS = {
  ...{ window: 'ALL', from: null, to: '2026-11-22', figures, curve: { days: [{ day: '2026-07-21' }] } },
  by: [
    { dimension: 'PLAN', slices: [{ name: 'VIP', figures: WINNING }] },
    { dimension: 'TIER', slices: [{ name: 'VIP', figures: LOSING }] },
  ],
};

function answer(stats: object | null) {
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    return { ok: stats !== null, json: async () => stats };
  }) as unknown as typeof fetch;
  return asked;
}

function show() {
  return render(
    <MemoryRouter>
      <PlanResults tier="VIP" />
      <PlanResults tier="PLUS" />
    </MemoryRouter>,
  );
}

test.each([
  ['are withheld', { ...STATS, figures: null, by: [] }],
  ['cannot be had', null],
])('where figures %s nothing is said, in the same place', async (_when, stats) => {
  const asked = answer(stats);
  const { container } = show();
  await import('./plan-results.ts');
  await new Promise((done) => setTimeout(done));
  expect(asked.length).toBeGreaterThan(0);
  expect(container).toHaveTextContent(/^$/);
  expect(container.querySelectorAll('p')).toHaveLength(2);
});

test('each plan has what it opened first and its tier alone second, with its price and a way to the picks, and all ask once', async () => {
  const asked = answer(STATS);
  const { container } = show();
  const link = await screen.findByRole('link', { name: 'What VIP opened since July' });
  expect(link).toHaveAttribute('href', '/record?as=VIP');
  const [vip, plus] = container.querySelectorAll('p');
  expect(vip).toHaveTextContent(
    /^What VIP opened since July: \+33\.2 units on 412 picks \(95% range: −20\.4 to \+86\.8\)\. VIP is \$249 a month\. VIP picks alone: −21\.9 units on 118 picks\.$/,
  );
  expect(screen.getByText('+33.2 units')).toHaveAttribute('data-tone', 'win');
  expect(plus).toHaveTextContent('What Plus opened: none is graded yet. Plus is $79 a month.');
  expect(asked).toEqual(['/record/stats.json?by=PLAN,TIER']);
});
