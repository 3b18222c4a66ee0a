import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setDisplay } from '#frontend/app/display.ts';
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
import { PicksPage } from './PicksPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
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
      const media = vi.spyOn(window, 'matchMedia');
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
