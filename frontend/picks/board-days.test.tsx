import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { BoardDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { pass } from '#frontend/testing/pass.ts';
import { showPicks } from '#frontend/testing/picks-page.tsx';
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

  const UNMEANT = ['2026-11-21', '2027-02-29', '2126-01-01', '0001-01-01', 'yesterday', '"><script>'];
  test.each([...UNMEANT, '9'.repeat(2_000)])('?date=%s shows today', async (date) => {
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
    expect(screen.getByText('Result', { selector: 'dt' }).parentElement).toHaveTextContent(
      'Result−1.0 units',
    );
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
    await pass();
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
    await pass();
    expect(router.state.location.search).toBe('?sort=units');
    expect(shown()).toEqual(['game-early', 'game-late', 'game-locked']);
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: '' } });
    await pass();
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
    await pass();
    expect(shown()).toHaveLength(3);
    expect(router.state.location.search).toBe('');
  });
});
