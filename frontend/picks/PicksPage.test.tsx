import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { showAs } from '#frontend/app/display.ts';
import { BoardDocument, type PickCardFragment, PickRevisionsDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { pass } from '#frontend/testing/pass.ts';
import { serverClock, showPicks } from '#frontend/testing/picks-page.tsx';
import {
  lockedPick,
  NOW,
  sampleBoard,
  samplePick,
  sampleScore,
  YESTERDAY,
} from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import type { GameStatus } from '#schema/rules/market/game-sides.ts';
import { PicksPage } from './PicksPage.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("Today's Picks", () => {
  test("says 'Loading picks...' until the server answers, then the picks", async () => {
    const answers = new Answers();
    const release = answers.delayed(BoardDocument, sampleBoard([samplePick()]));
    show(<PicksPage />, { at: '/dashboard', answers });
    expect(screen.getByRole('status')).toHaveTextContent('Loading picks...');
    release();
    await pass();
    expect(screen.queryByText('Loading picks...')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Today's Picks");
  });

  test('an open pick says the game, the pick, its price, its reasons and who made it', async () => {
    await showPicks([samplePick({ book: 'DraftKings', probability: 0.5525 })]);
    const card = screen.getByRole('article', { name: 'Memphis Grizzlies @ Boston Celtics' });
    for (const words of [
      'NBA',
      'Free',
      '7:30 PM ET',
      'Celtics −3.5',
      'Rested and at full strength.',
      'Spread · 1.5 units',
      'Tempo Model',
      'At DraftKings',
      'Chance 55.3%',
      'Posted 10:05 AM ET',
    ])
      expect(within(card).getByText(words)).toBeVisible();
    expect(card).toHaveTextContent('Odds −110');
    // Phones show it here, because the terms of the bet wait behind a button.
    expect(card).toHaveTextContent('7:30 PM ET · 1.5 units');
  });

  test('a link to a pick leads to its place, opened at its reasons, under the address of today', async () => {
    const board = sampleBoard([
      samplePick({ id: 'pick_1' }),
      samplePick({ id: 'pick_2', teamOne: 'Utah Jazz' }),
    ]);
    const answers = new Answers().to(BoardDocument, board, board);
    show(<PicksPage />, { at: `/dashboard?date=${board.today.date}#pick_2`, answers });
    await pass();
    const card = screen.getByRole('article', { name: /Utah Jazz/ });
    expect(within(card).getByRole('button', { name: /^Less/ })).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement).toBe(within(card).getByRole('heading'));
    const other = screen.getByRole('article', { name: /Grizzlies/ });
    expect(within(other).getByRole('button', { name: /^Why/ })).toHaveAttribute('aria-expanded', 'false');
  });

  test('the first board of a payer says where alerts are, and no other', async () => {
    localStorage.removeItem('hintedAtAlerts');
    await showPicks([samplePick()]);
    expect(screen.getByRole('link', { name: 'Turn on alerts' })).toHaveAttribute('href', '/account/alerts');
    cleanup();
    await showPicks([samplePick()]);
    expect(screen.queryByRole('link', { name: 'Turn on alerts' })).toBeNull();
  });

  describe('as this device wants it', () => {
    afterEach(() => void showAs({ odds: 'AMERICAN', zone: null, unitCents: null }));

    test('prices in decimals, times of another zone, and the stake in dollars', async () => {
      showAs({ odds: 'DECIMAL', zone: 'America/Los_Angeles', unitCents: 5_000 });
      await showPicks([samplePick()]);
      const card = screen.getByRole('article', { name: 'Memphis Grizzlies @ Boston Celtics' });
      for (const words of ['4:30 PM PST', 'Spread · 1.5 units · $75.00', 'Posted 7:05 AM PST'])
        expect(within(card).getByText(words)).toBeVisible();
      expect(card).toHaveTextContent('Odds 1.91');
      expect(screen.getByText('First game').parentElement).toHaveTextContent('4:30 PM PST');
      act(() => void showAs({ odds: 'FRACTIONAL' }));
      expect(card).toHaveTextContent('Odds 10/11');
    });
  });

  test('a pick is copied as a line; of a past day its page is shared as well', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await showPicks([samplePick()]);
    fireEvent.click(screen.getByRole('button', { name: /^Copy pick/ }));
    await pass();
    expect(screen.getByText('Copied')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
    cleanup();
    await showPicks([samplePick({ id: 'p1', date: YESTERDAY, result: 'WIN', isWinner: true })], YESTERDAY);
    fireEvent.click(screen.getByRole('button', { name: /^Share/ }));
    await pass();
    expect(copied).toEqual([
      'Memphis Grizzlies @ Boston Celtics: Celtics −3.5 (−110), 1.5 units. Fri, Nov 20, 7:30 PM ET',
      'http://localhost/picks/p1',
    ]);
  });

  test('markup in a pick is shown as text', async () => {
    await showPicks([samplePick({ pickDetails: '<img src=x onerror=alert(1)>' })]);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  test.each<[string, Partial<PickCardFragment>, string, string, string]>([
    ['a higher plan', {}, 'Premium Plan Required', 'Upgrade Now', '/pricing'],
    [
      'a higher plan after the free day',
      { lockReason: 'TRIAL_ENDED' },
      'Premium Plan Required',
      'Upgrade Now',
      '/pricing',
    ],
    ['VIP', { requiredTier: 'VIP', subscription: 'VIP' }, 'VIP Plan Required', 'Upgrade Now', '/pricing'],
    [
      'an ended trial',
      { lockReason: 'TRIAL_ENDED', subscription: 'FREE', requiredTier: 'PLUS' },
      'Any plan opens this',
      'Upgrade Now',
      '/pricing',
    ],
    [
      'a visitor',
      { lockReason: 'SIGN_IN' },
      'Sign in to see this pick',
      'Sign In',
      '/signin?returnTo=%2Fdashboard',
    ],
    [
      'a failed payment',
      { lockReason: 'PAST_DUE' },
      'Your last payment failed',
      'Update Card',
      '/subscription',
    ],
  ])('a pick locked for %s says what opens it', async (_name, given, reason, link, to) => {
    await showPicks([lockedPick(given)]);
    const card = screen.getByRole('article');
    expect(within(card).getByText(reason)).toBeVisible();
    expect(
      within(card).getByRole('link', { name: `${link} to read Memphis Grizzlies @ Boston Celtics` }),
    ).toHaveAttribute('href', to);
  });

  test.each<[string, Partial<PickCardFragment>]>([
    ['a higher plan', {}],
    ['an ended trial', { lockReason: 'TRIAL_ENDED', subscription: 'FREE', requiredTier: 'PLUS' }],
    ['a visitor', { lockReason: 'SIGN_IN' }],
    ['a failed payment', { lockReason: 'PAST_DUE' }],
  ])('nothing is sold of a game that has started: locked for %s', async (_name, given) => {
    await showPicks([lockedPick({ ...given, opensAt: '2026-11-21T05:00:00.000Z' })]);
    const card = screen.getByRole('article');
    expect(within(card).getByText('Opens to everyone at 12:00 AM')).toBeVisible();
    expect(within(card).queryByRole('link')).toBeNull();
    expect(card).not.toHaveTextContent(/Plan Required|Upgrade|Sign In|free day/);
    expect(screen.queryByText('Next opens')).toBeNull();
  });

  test('a break locks a pick and offers nothing to buy', async () => {
    await showPicks([lockedPick({ lockReason: 'ON_BREAK' })]);
    const card = screen.getByRole('article');
    expect(within(card).getByText('Closed during your break')).toBeVisible();
    expect(within(card).queryByRole('link')).toBeNull();
    expect(card).not.toHaveTextContent(/Plan Required|Upgrade/);
  });

  test('what is blurred on a locked card is hidden from listeners too', async () => {
    await showPicks([lockedPick()]);
    expect(screen.getByText('Team name to cover').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test('no picks yet', async () => {
    await showPicks([]);
    expect(screen.getByText('No picks available for today yet. Check back later!')).toBeVisible();
    expect(screen.getByText('Picks come by 3:00 PM ET, in 1h 59m.')).toBeVisible();
    serverClock('2026-11-20T20:00:00.000Z');
    expect(screen.queryByText(/^Picks come by/)).toBeNull();
    expect(screen.getByText('Running late. This page opens by itself.')).toBeVisible();
  });

  test('the evening: started and settled games are told apart from those that can still be bet', async () => {
    const score = sampleScore(99, 104);
    await showPicks([
      samplePick({ id: 'early', teamOne: 'Heat', startsAt: '2026-11-20T21:00:00.000Z', time: '16:00' }),
      samplePick({
        id: 'won',
        teamOne: 'Bills',
        startsAt: '2026-11-20T18:30:00.000Z',
        time: '13:30',
        score,
        result: 'WIN',
        isWinner: true,
        odds: 2,
        units: 1.2,
      }),
      samplePick({ id: 'late', teamOne: 'Suns', startsAt: '2026-11-21T02:00:00.000Z', time: '21:00' }),
      lockedPick({ id: 'lost', teamOne: 'Jets', result: 'LOSS', startsAt: '2026-11-20T18:30:00.000Z' }),
    ]);
    const card = (team: string) => screen.getByRole('article', { name: new RegExp(`^${team}`) });
    const group = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('article')
        .map((each) => each.getAttribute('aria-labelledby'));
    expect(group('Settled')).toEqual(['game-won', 'game-lost']);
    expect(screen.queryByRole('region', { name: 'Live' })).toBeNull();
    // The locked loss has no price here, so it counts for neither.
    expect(screen.getByText('Settled for you').parentElement).toHaveTextContent('1 of 3');
    expect(screen.getByText('So far').parentElement).toHaveTextContent('+1.2 units');
    expect(screen.getByText('Next game').parentElement).toHaveTextContent('4:00 PM ET');

    serverClock('2026-11-20T20:59:59.500Z');
    expect(card('Heat')).toHaveTextContent('4:00 PM ET');
    await pass(1_000);
    expect(group('Live')).toEqual(['game-early']);
    expect(card('Heat')).toHaveTextContent('Started 4:00 PM');
    expect(card('Heat')).toHaveAttribute('data-state', 'RUNNING');
    expect(card('Suns')).toHaveTextContent('9:00 PM ET');
    expect(screen.getByText('Next game').parentElement).toHaveTextContent('9:00 PM ET');

    serverClock('2026-11-21T00:30:00.000Z');
    expect(group('Final, being graded')).toEqual(['game-early']);
    expect(card('Heat')).toHaveTextContent('Final pending');
    serverClock('2026-11-21T02:00:00.000Z');
    expect(screen.getByText('Under way').parentElement).toHaveTextContent('1');
    expect(screen.getByText('Being graded').parentElement).toHaveTextContent('1');
    expect(screen.queryByText('Next game')).toBeNull();
  });

  test('the first answer has the scores: the provider says which games are live and which are over', async () => {
    serverClock('2026-11-21T01:30:00.000Z');
    const started = { startsAt: '2026-11-21T00:30:00.000Z', date: '2026-11-20', gameId: 'g' };
    const scored = (status: GameStatus, one: number, two: number) => ({
      liveScore: { __typename: 'LiveScore' as const, status, one, two },
    });
    const over = { market: 'TOTAL' as const, pick: 'Over 200', line: 200 };
    const answer = sampleBoard([
      { ...samplePick({ ...started, ...over, id: 'won', teamOne: 'Heat' }), ...scored('FINAL', 99, 104) },
      { ...samplePick({ ...started, id: 'live', teamOne: 'Suns' }), ...scored('LIVE', 45, 38) },
      { ...lockedPick({ ...started, id: 'locked', teamOne: 'Jets' }), ...scored('FINAL', 20, 17) },
    ]);
    answer.today.now = '2026-11-21T01:30:00.000Z';
    const answers = new Answers().to(BoardDocument, answer);
    show(<PicksPage />, { at: '/dashboard', answers });
    await pass();
    await pass(20);
    const card = (team: string) => screen.getByRole('article', { name: new RegExp(`^${team}`) });
    const final = within(screen.getByRole('region', { name: 'Final, being graded' }));
    expect(final.getAllByRole('article')).toHaveLength(2);
    expect(card('Suns')).toHaveTextContent('Live 45–38');
    expect(card('Heat')).toHaveTextContent('Final 99–104');
    expect(card('Heat')).toHaveTextContent('Over 200 ✓wins by the score');
    expect(card('Jets')).toHaveTextContent('Final 20–17');
    expect(card('Jets')).not.toHaveTextContent('by the score');
    expect(screen.getByText('Under way').parentElement).toHaveTextContent('1');
    expect(screen.getByText('Being graded').parentElement).toHaveTextContent('2');
  });

  test('one button is enough for all picks of a group that it opens', async () => {
    await showPicks([
      lockedPick({ id: 'p1', teamOne: 'Heat' }),
      lockedPick({ id: 'p2', teamOne: 'Suns' }),
      lockedPick({ id: 'p3', teamOne: 'Jets', subscription: 'VIP', requiredTier: 'VIP' }),
    ]);
    expect(screen.getByRole('link', { name: 'Upgrade Now to read 3 picks' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Upgrade Now/ })).toHaveLength(1);
    expect(screen.getAllByText(/Plan Required$/)).toHaveLength(3);
  });

  describe('on a wide screen', () => {
    const look = () => document.querySelector('[data-look]')?.getAttribute('data-look');
    let media: ReturnType<typeof jest.spyOn>;
    beforeEach(() => {
      media = jest.spyOn(window, 'matchMedia').mockImplementation(
        (query) =>
          ({
            matches: query.includes('min-width'),
            addEventListener() {},
            removeEventListener() {},
          }) as never,
      );
    });
    afterEach(() => {
      media.mockRestore();
      localStorage.removeItem('boardLook');
    });

    test('the board is shown as rows, or as cards where this device wants it', async () => {
      await showPicks([samplePick()]);
      expect(look()).toBe('rows');
      fireEvent.click(screen.getByRole('button', { name: 'Cards' }));
      expect(look()).toBe('cards');
      cleanup();
      await showPicks([samplePick()]);
      expect(screen.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByRole('article', { name: 'Memphis Grizzlies @ Boston Celtics' })).toBeVisible();
    });

    test('rows are a table: each cell has its column, each row its game, each group its name', async () => {
      await showPicks([
        samplePick({ id: 'p1' }),
        lockedPick({ id: 'p2', teamOne: 'Suns' }),
        samplePick({ id: 'p3', teamOne: 'Heat', result: 'WIN', isWinner: true, odds: 2, units: 1.2 }),
      ]);
      await pass(20);
      const table = within(screen.getByRole('table', { name: 'Picks' }));
      expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        ...['League', 'Start', 'Game', 'Pick', 'Odds', 'Units', 'Plan', 'Seal', 'Reasons'],
      ]);
      const cellsOf = (name: RegExp) =>
        within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent);
      expect(cellsOf(/^Memphis/).slice(0, 6)).toEqual([
        ...['NBA', '7:30 PM ET', 'Celtics −3.5', '−110', '1.5 units', 'Free'],
      ]);
      expect(cellsOf(/^Suns/)[2]).toMatch(/^Premium Plan Required/);
      expect(cellsOf(/^Heat/).slice(1, 5)).toEqual(['Win', 'Celtics −3.5', '+100', '+1.2 units']);
      expect(table.getByRole('rowheader', { name: 'Settled 1' })).toHaveAttribute('scope', 'rowgroup');
      fireEvent.click(table.getByRole('button', { name: /^Why about Memphis/ }));
      expect(screen.getByText('Rested and at full strength.')).toBeVisible();
    });

    test('rows of a past day are under their results, and plans under their own name', async () => {
      await showPicks([samplePick({ date: YESTERDAY, result: 'WIN', isWinner: true })], YESTERDAY);
      const result = screen.getByRole('columnheader', { name: 'Result' });
      expect(result).toHaveAttribute('aria-sort', 'other');
      expect(within(result).getByRole('button')).toBeVisible();
      expect(within(screen.getByRole('columnheader', { name: 'Plan' })).queryByRole('button')).toBeNull();
    });

    test('rows are sorted at their heads', async () => {
      const { router } = await showPicks([samplePick()]);
      await pass(20);
      fireEvent.click(screen.getByRole('button', { name: 'Units' }));
      expect(screen.getByRole('columnheader', { name: 'Units' })).toHaveAttribute('aria-sort', 'descending');
      await pass(20);
      expect(await screen.findByLabelText('Sort')).toHaveValue('units');
      expect(router.state.location.search).toBe('?sort=units');
    });
  });

  test('words changed after release are marked, and the old ones can be read', async () => {
    const answers = new Answers()
      .to(BoardDocument, sampleBoard([samplePick({ edits: 1 })]))
      .to(PickRevisionsDocument, wordings());
    show(<PicksPage />, { at: '/dashboard', answers });
    await pass();
    fireEvent.click(screen.getByRole('button', { name: 'Edited' }));
    await pass();
    expect(screen.getByText('Celtics −2.5 (−105) at DraftKings, chance 55.0%')).toBeVisible();
    expect(screen.getByText('Until Fri, Nov 20, 11:00 AM ET')).toBeVisible();
  });
});

function wordings() {
  return {
    pick: {
      __typename: 'Pick' as const,
      id: 'pick_1',
      revisions: [
        {
          __typename: 'PickRevision' as const,
          ...{
            version: 1,
            replacedAt: '2026-11-20T16:00:00.000Z',
            pick: 'Celtics -2.5',
            pickDetails: 'Early line.',
          },
          ...{ market: 'SPREAD' as const, line: -2.5, odds: 1.952381, units: 1 },
          ...{ book: 'DraftKings', probability: 0.55 },
        },
      ],
    },
  };
}
