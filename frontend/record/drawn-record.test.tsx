import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { calibration } from '#schema/rules/stats/calibration.ts';
import { recordFigures } from '#schema/rules/stats/record-figures.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { NO_SUMS } from '#schema/testing/total-sums.ts';
import { RecordPage } from './RecordPage.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  document.body.replaceChildren();
});

const STATS: StatsFile = {
  ...{ filter: {}, window: 'ALL', from: null, to: '2026-11-19', withheld: false },
  figures: recordFigures({ ...NO_SUMS, n: 1n, wins: 1n, priced: 1n, flatStaked: 1n, staked: 100n }),
  unproven: { wins: 0, losses: 0, pushes: 0, units: 0 },
  ...{ by: [], lines: [], curve: { days: [], drawdown: null, flatDrawdown: null } },
  ...{ closingLineBins: [], earlyCloses: 0, calibration: calibration([]) },
};

test('a page that came with its figures is taken over as it is, and asks for nothing', async () => {
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="drawn-record">${JSON.stringify(STATS)}</script>`;
  const root = document.getElementById('root') as HTMLElement;
  const page = (
    <StrictMode>
      <MemoryRouter initialEntries={['/record']}>
        <RecordPage />
      </MemoryRouter>
    </StrictMode>
  );
  // React's server half needs it, and jsdom has none.
  Object.assign(globalThis, { MessageChannel });
  const { renderToString } = await import('react-dom/server');
  root.innerHTML = renderToString(page);
  expect(root).toHaveTextContent('Too early to judge: 1 of 30 picks.');
  const drawn = root.innerHTML;
  const asked = jest.fn<typeof fetch>();
  globalThis.fetch = asked;
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
  expect(screen.getByRole('heading', { level: 2, name: 'Too early to judge: 1 of 30 picks.' })).toBeVisible();
  expect(root.innerHTML).toBe(drawn);
  expect(asked).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
