import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleMember } from '#frontend/testing/samples.ts';
import { showTo, VISITOR } from '#frontend/testing/show-to.tsx';
import { WHAT_COUNTS } from '#schema/rules/record/what-counts.ts';
import { calibration } from '#schema/rules/stats/calibration.ts';
import { recordFigures } from '#schema/rules/stats/record-figures.ts';
import type { RecordSums } from '#schema/rules/stats/record-sums.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import { NO_SUMS } from '#schema/testing/total-sums.ts';
import { RecordPage } from './RecordPage.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** 120 wins and 100 losses at 1.91 for one unit, made by the rules themselves. */
const SUMS: RecordSums = {
  ...NO_SUMS,
  ...{
    n: 220n,
    wins: 120n,
    losses: 100n,
    priced: 220n,
    withdrawn: 2n,
    staked: 22_000n,
    stakedSquared: 2_200_000n,
  },
  ...{ profit: 920_000_000n, profitSquared: 1_993_720_000_000_000_000n, profitStaked: 92_000_000_000n },
  ...{
    variance: 2_002_000_000_000n,
    inverseOdds: 115_183_246_073_220n,
    flatStaked: 220n,
    flatProfit: 9_200_000n,
  },
  ...{ flatProfitSquared: 199_372_000_000_000n, flatVariance: 200_200_000n },
};

const file = (sums: RecordSums, changes: Partial<StatsFile> = {}): StatsFile => ({
  ...{
    filter: {},
    window: 'ALL',
    from: null,
    to: '2026-11-19',
    withheld: false,
    figures: recordFigures(sums),
    unproven: { wins: 7, losses: 5, pushes: 0, units: 1.3 },
  },
  by: [
    { dimension: 'LEAGUE', slices: [{ name: 'NFL', figures: recordFigures(sums), adjustedChance: 0.12 }] },
    { dimension: 'ANALYST', slices: [{ name: 'Dana', figures: recordFigures(sums), adjustedChance: null }] },
  ],
  lines: [],
  curve: {
    days: [
      { day: '2026-09-01', picks: 3, units: 1.5, belowPeak: 0, luck: 3.2 },
      { day: '2026-09-02', picks: 220, units: 9.2, belowPeak: 0, luck: 28.3 },
    ],
    drawdown: { units: 3.5, from: '2026-11-01', to: '2026-11-03', recovered: null },
    flatDrawdown: { units: 3.5, from: '2026-11-01', to: '2026-11-03', recovered: null },
  },
  ...{ closingLineBins: [], earlyCloses: 0, calibration: calibration([]) },
  ...changes,
});

type Answer = { status: number; body: unknown } | 'unreachable';

/** The product's own server as the page reaches it. */
function serve(answer: (address: URL) => Answer): string[] {
  const asked: string[] = [];
  globalThis.fetch = (async (input: string) => {
    const address = new URL(input, 'http://localhost');
    asked.push(input);
    const told = answer(address);
    if (told === 'unreachable') throw new TypeError('Failed to fetch');
    return { ok: told.status === 200, status: told.status, json: async () => told.body };
  }) as typeof fetch;
  return asked;
}

const ok = (body: unknown): Answer => ({ status: 200, body });

describe('the record', () => {
  test('begins with one sentence of money and what luck alone does', async () => {
    serve(() => ok(file(SUMS)));
    showTo(VISITOR, <RecordPage />, '/record');
    expect(screen.getByRole('status')).toHaveTextContent('Loading the record');
    await screen.findByText('For the careful');
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(
      'Every pick we ever posted, losses included. Sealed before the game, so we cannot edit it.',
    );
    expect(screen.getByRole('link', { name: 'Check it' })).toHaveAttribute('href', '/record/verify');
    const [verdict] = screen.getAllByRole('heading', { level: 2 });
    expect(verdict).toHaveTextContent(
      /^\$100 a pick since September would have made about \$920 on 220 picks\. Worst stretch: \$350 down\.$/,
    );
    expect(
      screen.getByText(
        /^With better or worse luck: about \$\d,\d00 down to \$\d,\d00 up, 95 times in 100\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Pure luck does this well 1 time in \d+\.$/)).toBeVisible();
  });

  test('shows three figures with their samples first, and folds seven for the careful', async () => {
    serve(() => ok(file(SUMS)));
    showTo(VISITOR, <RecordPage />, '/record');
    expect(await screen.findByRole('link', { name: /^Record: 120–100/ })).toHaveAttribute(
      'href',
      '/record?rows=counted#rows',
    );
    expect(screen.getAllByRole('link', { name: /Show its picks$/ })).toHaveLength(3);
    expect(screen.getByText('220 graded picks')).toBeVisible();
    const careful = screen.getByText('For the careful').closest('details') as HTMLElement;
    expect(careful).not.toHaveAttribute('open');
    expect(
      within(careful)
        .getAllByRole('term', { hidden: true })
        .map((term) => term.textContent),
    ).toEqual([
      ...['Yield', 'Same stake on every pick', 'Return on it', 'Biggest drop', 'Closing line value'],
      ...['Brier score', 'Picks it takes'],
    ]);
    expect(careful).toHaveTextContent('Nov 1, 2026 to Nov 3, 2026, not recovered yet');
    expect(careful).toHaveTextContent('Not counted: 2 withdrawn.');
    expect(careful).toHaveTextContent(WHAT_COUNTS);
    expect(careful).toHaveTextContent('Unproven, from before the log began: 12 picks, 7–5, +1.3 units.');
  });

  test('says of a loss inside the band of luck that luck alone looks like that', async () => {
    serve(() => ok(file({ ...SUMS, profit: -300_000_000n, flatProfit: -3_000_000n })));
    showTo(VISITOR, <RecordPage />, '/record');
    expect(await screen.findByText('That is what luck alone looks like.')).toBeVisible();
    expect(screen.getByRole('heading', { name: /would have lost about \$300 on 220 picks/ })).toBeVisible();
  });

  test('has the filters after the figures, and says over them what is filtered', async () => {
    serve(() => ok(file(SUMS)));
    showTo(VISITOR, <RecordPage />, '/record?league=NFL&as=PLUS');
    const careful = await screen.findByText('For the careful');
    const filters = document.getElementById('filters') as HTMLElement;
    expect(careful.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('NFL · At the odds a Plus member got')).toBeVisible();
    const odds = within(filters).getByRole('combobox', { name: 'Odds used' });
    expect(odds).toHaveDisplayValue('Those a Plus member got');
    expect(within(odds).getByRole('option', { name: 'Ours when posting' })).toBeInTheDocument();
  });

  test('lists the picks behind it with the final score where it was entered', async () => {
    const row = {
      ...{ day: '2026-11-19', league: 'NFL', teamOne: 'Bills', teamTwo: 'Jets', pick: 'Jets +3' },
      ...{ analyst: 'Dana', kind: 'LOSS', odds: 1.91, units: 1, profit: -1, closingLineValue: null },
    };
    const nodes = [
      { ...row, pickId: 'pick_b', score: { one: 24, two: 17 } },
      { ...row, pickId: 'pick_a', score: null },
    ];
    const data = { recordPicks: { nodes, pageInfo: { hasNextPage: false, endCursor: 'a' } } };
    serve(({ pathname }) => ok(pathname === '/graphql' ? { data } : file(SUMS)));
    showTo(VISITOR, <RecordPage />, '/record?rows=lost');
    const section = await screen.findByRole('region', { name: 'The picks behind it' });
    await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2));
    const [scored, unscored] = within(section).getAllByRole('listitem');
    expect(scored).toHaveTextContent('Bills @ Jets · Final 24–17 · Dana');
    expect(unscored).toHaveTextContent('Bills @ Jets · Dana');
  });

  test('says that it is too early to judge, and names markets as a league does', async () => {
    serve(() => ok(file({ ...NO_SUMS, n: 1n, wins: 1n, priced: 1n, flatStaked: 1n, staked: 100n })));
    showTo(VISITOR, <RecordPage />, '/record?league=NHL');
    expect(await screen.findByRole('heading', { name: 'Too early to judge: 1 of 30 picks.' })).toBeVisible();
    const markets = within(screen.getByRole('combobox', { name: 'Market' })).getAllByRole('option');
    expect(markets.map(({ textContent }) => textContent)).toContain('Puck line');
  });

  test('says how many picks a yield needs', async () => {
    serve(() =>
      ok(file({ ...NO_SUMS, n: 34n, wins: 20n, losses: 14n, priced: 34n, flatStaked: 34n, staked: 3_400n })),
    );
    showTo(VISITOR, <RecordPage />, '/record');
    expect(await screen.findAllByText('34 of 100 picks')).toHaveLength(2);
    expect(screen.queryByText('Too few')).toBeNull();
  });

  test('keeps filters in the address, and all time beside a window', async () => {
    const asked = serve(() => ok(file(SUMS)));
    const router = showTo(VISITOR, <RecordPage />, '/record');
    const user = userEvent.setup();
    await screen.findByRole('link', { name: /^Record: 120–100/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'League' }), 'NFL');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'Last 90 days');
    await waitFor(() => expect(router.state.location.search).toBe('?league=NFL&window=DAYS_90'));
    expect(await screen.findByText('All time:')).toBeVisible();
    expect(
      asked.some((address) => address.startsWith('/record/stats.json?league=NFL&window=DAYS_90&by=')),
    ).toBe(true);
    expect(screen.getByRole('link', { name: 'picks.csv' })).toHaveAttribute(
      'href',
      '/record/picks.csv?league=NFL&window=DAYS_90',
    );
    expect(
      within(screen.getByRole('combobox', { name: 'Analyst' })).getByRole('option', { name: 'Dana' }),
    ).toBeInTheDocument();
  });

  test('a member looks at the days since they joined, and at what their plan could have had', async () => {
    serve(() => ok(file(SUMS)));
    const member = sampleMember({ createdAt: '2026-11-03T02:00:00.000Z', subscription: 'PLUS' });
    const router = showTo(
      { status: 'member', member },
      <RecordPage />,
      '/record?league=NFL&window=DAYS_90&tier=VIP',
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'At Plus odds' }));
    await waitFor(() => expect(router.state.location.search).toBe('?league=NFL&window=DAYS_90&as=PLUS'));
    await user.click(screen.getByRole('link', { name: 'Since I joined' }));
    await waitFor(() => expect(router.state.location.search).toBe('?league=NFL&since=2026-11-02&as=PLUS'));
    for (const name of ['Since I joined', 'At Plus odds'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    const days = screen.getByRole('combobox', { name: 'Days' });
    expect(days).toHaveDisplayValue('Since Nov 2, 2026');
    await user.selectOptions(days, 'All time');
    await waitFor(() => expect(router.state.location.search).toBe('?league=NFL&as=PLUS'));
  });

  test('a visitor has no record of their own, and chooses how odds and times are written', async () => {
    serve(() => ok(file(SUMS)));
    showTo(VISITOR, <RecordPage />, '/record');
    expect(await screen.findByRole('combobox', { name: 'Odds written as' })).toHaveValue('AMERICAN');
    const times = screen.getByRole('combobox', { name: 'Times' });
    await userEvent.selectOptions(times, 'Pacific');
    expect(JSON.parse(localStorage.getItem('display') ?? '')).toMatchObject({ zone: 'America/Los_Angeles' });
    await userEvent.selectOptions(times, 'Eastern (ET)');
    expect(screen.queryByRole('link', { name: 'Since I joined' })).toBeNull();
  });

  test('looks up the zone of the device when the list is about to open, not while the page loads', async () => {
    const lookup = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    lookup.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
    serve(() => ok(file(SUMS)));
    showTo(VISITOR, <RecordPage />, '/record');
    const times = await screen.findByRole('combobox', { name: 'Times' });
    expect(within(times).queryByRole('option', { name: 'Asia/Tokyo' })).toBeNull();
    expect(lookup).not.toHaveBeenCalled();
    act(() => times.focus());
    expect(within(times).getByRole('option', { name: 'Asia/Tokyo' })).toBeInTheDocument();
    lookup.mockRestore();
  });

  test('says which part of a filter cannot be', async () => {
    serve(() => ({
      status: 400,
      body: { message: 'analyst: no analyst named "X" has a pick in the record' },
    }));
    showTo(VISITOR, <RecordPage />, '/record?analyst=X');
    expect(
      await screen.findByText(/No picks match this address \(analyst: no analyst named "X"/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all picks' })).toHaveAttribute('href', '/record');
  });

  test('hides figures that the recomputation doubts, and says so', async () => {
    serve(() => ok(file(SUMS, { withheld: true, figures: null, by: [] })));
    showTo(VISITOR, <RecordPage />, '/record');
    expect(await screen.findByText(/figures are hidden until it is resolved/)).toBeVisible();
  });

  test('before the first day is over there is a sentence, and what will count', async () => {
    serve(() => ok(file(NO_SUMS)));
    showTo(VISITOR, <RecordPage />, '/record');
    expect(await screen.findByText(/No pick is graded yet/)).toBeVisible();
    const rules = screen.getByRole('link', { name: 'Read what will count' });
    expect(rules).toHaveAttribute('href', '/record/rules');
  });

  test('can be asked for again after it failed', async () => {
    let reachable = false;
    serve(() => (reachable ? ok(file(SUMS)) : 'unreachable'));
    showTo(VISITOR, <RecordPage />, '/record');
    expect(await screen.findByText('The record could not be loaded.')).toBeVisible();
    reachable = true;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^Record: 120–100/ })).toBeVisible();
  });
});
