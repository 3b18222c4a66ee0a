import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { followConnection } from '#frontend/app/connection.ts';
import { setDisplay } from '#frontend/app/display.ts';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { BoardDocument, type PickCardFragment, PickRevisionsDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import {
  lockedPick,
  NOW,
  sampleBoard,
  samplePick,
  sampleScore,
  YESTERDAY,
} from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { PicksPage } from './PicksPage.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets answers arrive and timers of the next `ms` run. */
function pass(ms = 1): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

/** As an answer of the server sets it. */
function serverClock(now: string): void {
  act(() => setServerNow(now));
}

async function showPicks(picks: PickCardFragment[], day?: string) {
  const answers = new Answers().to(BoardDocument, sampleBoard(picks, day));
  const router = show(<PicksPage />, { at: day ? `/dashboard?date=${day}` : '/dashboard', answers });
  await pass();
  return { answers, router };
}

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

  describe('as this device wants it', () => {
    afterEach(() => void setDisplay({ odds: 'AMERICAN', zone: null, unitCents: null }));

    test('prices in decimals, times of another zone, and the stake in dollars', async () => {
      setDisplay({ odds: 'DECIMAL', zone: 'America/Los_Angeles', unitCents: 5_000 });
      await showPicks([samplePick()]);
      const card = screen.getByRole('article', { name: 'Memphis Grizzlies @ Boston Celtics' });
      for (const words of ['4:30 PM PST', 'Spread · 1.5 units · $75.00', 'Posted 7:05 AM PST'])
        expect(within(card).getByText(words)).toBeVisible();
      expect(card).toHaveTextContent('Odds 1.91');
      expect(screen.getByText('First game').parentElement).toHaveTextContent('4:30 PM PST');
      act(() => void setDisplay({ odds: 'FRACTIONAL' }));
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

  test('a scheduled pick counts down and is reloaded when it opens', async () => {
    const waiting = lockedPick({ lockReason: 'NOT_RELEASED', opensAt: '2026-11-20T18:00:05.500Z' });
    const opened = samplePick({ id: waiting.id });
    const answers = new Answers().to(BoardDocument, sampleBoard([waiting]), sampleBoard([opened]));
    show(<PicksPage />, { at: '/dashboard', answers });
    await pass();
    expect(screen.getByText('Opens at 1:00 PM ET')).toBeVisible();
    expect(screen.getByText('Next opens').parentElement).toHaveTextContent('Next opens1:00 PM ET');
    expect(screen.getByRole('timer')).toHaveTextContent('0h 00m 05s');
    await pass(1_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0h 00m 04s');
    await pass(5_000);
    expect(screen.getByText('Celtics −3.5')).toBeVisible();
    expect(screen.getByText('Open to you').parentElement).toHaveTextContent('Open to you1');
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
    expect(screen.queryByRole('region', { name: 'Started' })).toBeNull();
    // The locked loss has no price here, so it counts for neither.
    expect(screen.getByText('Settled for you').parentElement).toHaveTextContent('1 of 3');
    expect(screen.getByText('So far').parentElement).toHaveTextContent('+1.2 units');
    expect(screen.getByText('Next game').parentElement).toHaveTextContent('4:00 PM ET');

    serverClock('2026-11-20T20:59:59.500Z');
    expect(card('Heat')).toHaveTextContent('4:00 PM ET');
    await pass(1_000);
    expect(group('Started')).toEqual(['game-early']);
    expect(card('Heat')).toHaveTextContent('Started 4:00 PM');
    expect(card('Heat')).toHaveAttribute('data-state', 'RUNNING');
    expect(card('Suns')).toHaveTextContent('9:00 PM ET');
    expect(screen.getByText('Next game').parentElement).toHaveTextContent('9:00 PM ET');

    serverClock('2026-11-21T00:30:00.000Z');
    expect(card('Heat')).toHaveTextContent('Final pending');
    serverClock('2026-11-21T02:00:00.000Z');
    expect(screen.getByText('Under way').parentElement).toHaveTextContent('1');
    expect(screen.queryByText('Next game')).toBeNull();
  });

  describe('on a wide screen', () => {
    afterEach(() => localStorage.removeItem('boardLook'));

    const look = () => document.querySelector('[data-look]')?.getAttribute('data-look');

    test('the board is shown as cards or rows, as this device wants it, and rows are sorted at their heads', async () => {
      const { router } = await showPicks([samplePick()]);
      expect(look()).toBe('cards');
      fireEvent.click(screen.getByRole('button', { name: 'Rows' }));
      expect(look()).toBe('rows');
      cleanup();
      await showPicks([samplePick()]);
      expect(look()).toBe('rows');
      expect(screen.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true');
      fireEvent.click(screen.getByRole('button', { name: 'Units' }));
      expect(screen.getByRole('button', { name: 'Units' })).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByLabelText('Sort')).toHaveValue('units');
      expect(router.state.location.search).toBe('');
    });

    test('a desk has rows until cards are chosen', async () => {
      const media = jest.spyOn(window, 'matchMedia');
      media.mockImplementation(
        (query) =>
          ({
            matches: query.includes('min-width'),
            addEventListener() {},
            removeEventListener() {},
          }) as never,
      );
      await showPicks([samplePick()]);
      expect(look()).toBe('rows');
      fireEvent.click(screen.getByRole('button', { name: 'Cards' }));
      expect(look()).toBe('cards');
      media.mockRestore();
    });
  });

  test('a failure is said, and Retry asks again', async () => {
    const answers = new Answers().to(BoardDocument, 'INTERNAL_SERVER_ERROR', sampleBoard([samplePick()]));
    show(<PicksPage />, { at: '/dashboard', answers });
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load picks. Please try again.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass();
    expect(screen.getByText('Celtics −3.5')).toBeVisible();
  });

  test('a server that goes away under the open page leaves the picks readable', async () => {
    const answers = new Answers().to(BoardDocument, sampleBoard([samplePick()]), 'INTERNAL_SERVER_ERROR');
    show(<PicksPage />, { at: '/dashboard', answers });
    await pass();
    await pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load picks. Please try again. Board saved at 1:00 PM ET.',
    );
    expect(screen.getByText('Celtics −3.5')).toBeVisible();
  });

  test('a lost connection says when the picks on screen were saved', async () => {
    await showPicks([samplePick()]);
    await pass(90_000);
    const stop = followConnection();
    act(() => void window.dispatchEvent(new Event('offline')));
    await pass();
    expect(screen.getByText('Board saved at 1:01 PM ET.')).toBeVisible();
    expect(screen.getByText('Celtics −3.5')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^Board saved/)).toBeNull();
    stop();
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

describe('the days', () => {
  test('today cannot be passed; the day before has its own address and title', async () => {
    const { router, answers } = await showPicks([samplePick()]);
    expect(screen.getByRole('button', { name: 'Next day' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Previous day' }));
    await pass();
    expect(router.state.location.search).toBe(`?date=${YESTERDAY}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thursday, November 19, 2026');
    expect(answers.variablesOf(BoardDocument).at(-1)).toEqual({ date: YESTERDAY });
    fireEvent.click(screen.getByRole('button', { name: 'Next day' }));
    await pass();
    expect(router.state.location.search).toBe('');
  });

  test.each(['2026-11-21', '2027-02-29', 'yesterday', '<script>'])('?date=%s shows today', async (date) => {
    const answers = new Answers().to(BoardDocument, sampleBoard([samplePick()]));
    show(<PicksPage />, { at: `/dashboard?date=${encodeURIComponent(date)}`, answers });
    await pass();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Today's Picks");
  });

  test('an empty past day says which', async () => {
    await showPicks([], YESTERDAY);
    expect(screen.getByText('No picks available for Thursday, November 19, 2026')).toBeVisible();
  });

  test('a past day wears ribbons, says losses and pushes as plainly, and sums up', async () => {
    const past = { date: YESTERDAY, odds: 2, units: 1 };
    await showPicks(
      [
        samplePick({ ...past, id: 'a', result: 'WIN', isWinner: true }),
        samplePick({ ...past, id: 'b', result: 'LOSS', units: 2 }),
        samplePick({ ...past, id: 'c', result: 'PUSH' }),
        samplePick({ ...past, id: 'd', result: 'VOID' }),
        samplePick({ ...past, id: 'e', result: 'WIN', isWinner: true, status: 'WITHDRAWN' }),
      ],
      YESTERDAY,
    );
    const marks = ['Winner', 'Loss', 'Push', 'Void', 'Withdrawn'];
    const cards = screen.getAllByRole('article');
    for (const [index, mark] of marks.entries())
      expect(within(cards[index] as HTMLElement).getByText(mark)).toBeVisible();
    expect(screen.getAllByText('Winner')).toHaveLength(1);
    const units = ['+1.0 units', '−2.0 units', '0.0 units'];
    for (const [index, text] of units.entries())
      expect(within(cards[index] as HTMLElement).getByText(text)).toBeVisible();
    expect(cards[3]).not.toHaveTextContent(/[+−]\d+\.\d units/);
    const shapes = marks.slice(0, 4).map((mark) => screen.getByText(mark).className);
    expect(new Set(shapes).size).toBe(1);
    expect(screen.getByText('1–1–1')).toBeVisible();
    expect(screen.getByText('Result').parentElement).toHaveTextContent('Result−1.0 units');
  });
});

describe('the final score of a graded card', () => {
  const past = { date: YESTERDAY, odds: 2, units: 1, score: sampleScore(99, 104) };

  test.each([
    ['WIN', 'Winner', '+1.0 units'],
    ['LOSS', 'Loss', '−1.0 units'],
    ['PUSH', 'Push', '0.0 units'],
  ] as const)('%s: between the ribbon and the units, the away team first', async (result, mark, units) => {
    await showPicks([samplePick({ ...past, result, isWinner: result === 'WIN' })], YESTERDAY);
    const line = screen.getByText(mark).parentElement as HTMLElement;
    expect([...line.children].map(({ textContent }) => textContent)).toEqual([mark, 'Final 99–104', units]);
  });

  test('is on a locked card too, and nowhere before it was entered', async () => {
    const graded = { date: YESTERDAY, result: 'LOSS' as const };
    await showPicks([lockedPick({ ...graded, score: sampleScore(99, 104) })], YESTERDAY);
    expect(screen.getByRole('article')).toHaveTextContent('LossFinal 99–104');
    cleanup();
    await showPicks([samplePick(graded)], YESTERDAY);
    expect(screen.getByRole('article')).toHaveTextContent('Loss');
    expect(screen.queryByText(/Final/)).toBeNull();
  });
});

describe('filters', () => {
  const BOARD = [
    samplePick({ id: 'nba', sport: 'NBA', teamOne: 'Heat' }),
    samplePick({ id: 'nfl', sport: 'NFL', teamOne: 'Bills', subscription: 'PLUS' }),
    lockedPick({ id: 'locked', sport: 'NBA', teamOne: 'Suns' }),
  ];
  const shown = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'));

  test('show one league or tier, in the address, through the days', async () => {
    const answers = new Answers().to(BoardDocument, sampleBoard(BOARD));
    const router = show(<PicksPage />, { at: '/dashboard?league=nba', answers });
    await pass();
    expect(shown()).toEqual(['game-nba', 'game-locked']);
    fireEvent.change(screen.getByLabelText('Plan'), { target: { value: 'PREMIUM' } });
    expect(router.state.location.search).toBe('?league=NBA&tier=premium');
    expect(shown()).toEqual(['game-locked']);
    fireEvent.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(router.state.location.search).toBe(`?league=NBA&tier=premium&date=${YESTERDAY}`);
  });

  test('another order is in the address, and what is locked has no units', async () => {
    const picks = [
      samplePick({ id: 'late', startsAt: '2026-11-21T03:00:00.000Z', units: 1 }),
      lockedPick({ id: 'locked', startsAt: '2026-11-21T00:00:00.000Z' }),
      samplePick({ id: 'early', startsAt: '2026-11-20T23:00:00.000Z', units: 2 }),
    ];
    const answers = new Answers().to(BoardDocument, sampleBoard(picks));
    const router = show(<PicksPage />, { at: '/dashboard?sort=start', answers });
    await pass();
    expect(shown()).toEqual(['game-early', 'game-locked', 'game-late']);
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'units' } });
    expect(router.state.location.search).toBe('?sort=units');
    expect(shown()).toEqual(['game-early', 'game-late', 'game-locked']);
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: '' } });
    expect(router.state.location.search).toBe('');
    expect(shown()).toEqual(['game-late', 'game-locked', 'game-early']);
  });

  test('are behind a button on phones, open where the address has one, which it counts', async () => {
    await showPicks(BOARD);
    const button = screen.getByRole('button', { name: 'Filter and sort' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    cleanup();
    const answers = new Answers().to(BoardDocument, sampleBoard(BOARD));
    show(<PicksPage />, { at: '/dashboard?league=NBA&sort=start', answers });
    await pass();
    const open = screen.getByRole('button', { name: 'Filter and sort 2' });
    expect(open).toHaveAttribute('aria-expanded', 'true');
  });

  test('that match nothing say so and are cleared with one button', async () => {
    const answers = new Answers().to(BoardDocument, sampleBoard(BOARD));
    const router = show(<PicksPage />, { at: '/dashboard?league=MLB', answers });
    await pass();
    expect(screen.getByText('No picks match these filters.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(shown()).toHaveLength(3);
    expect(router.state.location.search).toBe('');
  });
});

test('a page left open over midnight shows the picks of the new day', async () => {
  const late = { ...sampleBoard([samplePick()]) };
  const early = sampleBoard([samplePick({ id: 'pick_2', teamOne: 'Utah Jazz' })], '2026-11-21');
  const answers = new Answers().to(
    BoardDocument,
    { ...late, today: { ...late.today, now: '2026-11-21T04:59:58.000Z' } },
    { ...early, today: { ...early.today, date: '2026-11-21', now: '2026-11-21T05:00:01.000Z' } },
  );
  show(<PicksPage />, { at: '/dashboard', answers });
  await pass(10);
  expect(screen.getByRole('article', { name: /^Memphis/ })).toBeVisible();
  await pass(2_500);
  expect(screen.getByRole('article', { name: /^Utah Jazz/ })).toBeVisible();
  expect(screen.getByText('Saturday, November 21, 2026')).toBeVisible();
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
